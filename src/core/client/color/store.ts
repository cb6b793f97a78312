import { useSyncExternalStore } from 'react'
import { COLOR_ATTRIBUTE, COLOR_STORAGE_KEY } from '../../shared/constants.ts'
import { colorInForce, readPreference, systemIsDark, type Color, type Preference } from './preference.ts'

/** The choice made here; where storage is blocked it lives as long as the page. */
let chosen: Preference | undefined
const listeners = new Set<() => void>()

const preference = (): Preference => chosen ?? readPreference()
const color = (): Color => colorInForce(preference(), systemIsDark().matches)

function apply(): void {
  document.documentElement.setAttribute(COLOR_ATTRIBUTE, color())
  for (const listener of listeners) listener()
}

/** Follows the system, and the choice made in another tab. */
export function followColor(): void {
  systemIsDark().addEventListener('change', apply)
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== COLOR_STORAGE_KEY) return
    chosen = undefined
    apply()
  })
  // a page that comes back from the browser's cache may have missed a change
  addEventListener('pageshow', ({ persisted }) => persisted && apply())
}

export function choosePreference(next: Preference): void {
  chosen = next
  try {
    localStorage.setItem(COLOR_STORAGE_KEY, next)
  } catch {
    // blocked or full: the choice holds until the page is left
  }
  apply()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePreference = (): Preference => useSyncExternalStore(subscribe, preference, () => 'light')
export const useColor = (): Color => useSyncExternalStore(subscribe, color, () => 'light')
