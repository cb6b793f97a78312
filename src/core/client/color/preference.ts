import { COLOR_STORAGE_KEY } from '../../shared/constants.ts'
import { readStored } from '../browser/stored-choice.ts'

export const PREFERENCES = ['light', 'dark', 'auto'] as const
export type Preference = (typeof PREFERENCES)[number]
export type Color = 'light' | 'dark'

/** Falls back to light for an unknown value. */
export function parsePreference(stored: string | null): Preference {
  return PREFERENCES.find((known) => known === stored) ?? 'light'
}

export function resolveColor(preference: Preference, isSystemDark: boolean): Color {
  if (preference !== 'auto') return preference
  return isSystemDark ? 'dark' : 'light'
}

export const readPreference = (): Preference => readStored(COLOR_STORAGE_KEY, parsePreference)

export const matchDarkSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')
