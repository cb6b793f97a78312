import { COLOR_STORAGE_KEY } from '../../shared/constants.ts'

export const PREFERENCES = ['light', 'dark', 'auto'] as const
export type Preference = (typeof PREFERENCES)[number]
export type Color = 'light' | 'dark'

/** An unknown stored value falls back to light. */
export function parsePreference(stored: string | null): Preference {
  return PREFERENCES.find((known) => known === stored) ?? 'light'
}

export function colorInForce(preference: Preference, systemIsDark: boolean): Color {
  if (preference !== 'auto') return preference
  return systemIsDark ? 'dark' : 'light'
}

/** Storage that is blocked or throws means light. */
export function readPreference(): Preference {
  try {
    return parsePreference(localStorage.getItem(COLOR_STORAGE_KEY))
  } catch {
    return 'light'
  }
}

export const systemIsDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')
