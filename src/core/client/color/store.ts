import { useSyncExternalStore } from 'react'
import { COLOR_ATTRIBUTE, COLOR_STORAGE_KEY } from '../../shared/constants.ts'
import { createStoredChoice } from '../browser/stored-choice.ts'
import { matchDarkSystem, parsePreference, resolveColor, type Color, type Preference } from './preference.ts'

const preference = createStoredChoice(COLOR_STORAGE_KEY, parsePreference, () =>
  document.documentElement.setAttribute(COLOR_ATTRIBUTE, getColor()),
)

const getColor = (): Color => resolveColor(preference.get(), matchDarkSystem().matches)

/** Follows the system and choices made in other tabs. */
export function followColor(): void {
  matchDarkSystem().addEventListener('change', preference.apply)
  preference.followTabs()
  // a page in the back/forward cache may have missed a change
  addEventListener('pageshow', ({ persisted }) => persisted && preference.apply())
}

export const choosePreference: (next: Preference) => void = preference.choose

export const usePreference = (): Preference => useSyncExternalStore(preference.subscribe, preference.get, () => 'light')
export const useColor = (): Color => useSyncExternalStore(preference.subscribe, getColor, () => 'light')
