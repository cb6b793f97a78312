import { useSyncExternalStore } from 'react'
import { COLOR_ATTRIBUTE, COLOR_STORAGE_KEY } from '../../shared/constants.ts'
import { resolveColor, readPreference, matchDarkSystem, type Color, type Preference } from './preference.ts'

/** The choice made in this tab, which is also used if storage is blocked. */
let chosen: Preference | undefined
const listeners = new Set<() => void>()

const getPreference = (): Preference => chosen ?? readPreference()
const getColor = (): Color => resolveColor(getPreference(), matchDarkSystem().matches)

function apply(): void {
  document.documentElement.setAttribute(COLOR_ATTRIBUTE, getColor())
  for (const listener of listeners) listener()
}

/** Follows the system and choices made in other tabs. */
export function followColor(): void {
  matchDarkSystem().addEventListener('change', apply)
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== COLOR_STORAGE_KEY) return
    chosen = undefined
    apply()
  })
  // a page in the back/forward cache may have missed a change
  addEventListener('pageshow', ({ persisted }) => persisted && apply())
}

export function choosePreference(next: Preference): void {
  chosen = next
  try {
    localStorage.setItem(COLOR_STORAGE_KEY, next)
  } catch {
    // blocked or full: the choice lasts until the page is closed
  }
  apply()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePreference = (): Preference => useSyncExternalStore(subscribe, getPreference, () => 'light')
export const useColor = (): Color => useSyncExternalStore(subscribe, getColor, () => 'light')
