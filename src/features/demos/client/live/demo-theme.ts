import { useSyncExternalStore } from 'react'
import { createStoredChoice } from '../../../../core/client/browser/stored-choice.ts'

/** `site` draws demos with the chart theme of the site, `library` as their code alone draws them. */
export const DEMO_THEMES = ['site', 'library'] as const
export type DemoTheme = (typeof DEMO_THEMES)[number]

/** The theme of a card in a comparison: one of these, or the theme of the site in one color mode. */
export type CardTheme = DemoTheme | 'light' | 'dark'

const parse = (value: string | null): DemoTheme => DEMO_THEMES.find((known) => known === value) ?? 'site'

const demoTheme = createStoredChoice('site:demo-theme', parse, () => {
  document.documentElement.dataset.demoTheme = demoTheme.get()
})

export const getDemoTheme = demoTheme.get

/** Applies the stored choice and follows choices made in other tabs. */
export function followDemoTheme(): void {
  demoTheme.followTabs()
  demoTheme.apply()
}

export const onDemoTheme = demoTheme.subscribe

export const chooseDemoTheme = (next: string): void => demoTheme.choose(parse(next))

export const useDemoTheme = (): DemoTheme => useSyncExternalStore(demoTheme.subscribe, demoTheme.get, () => 'site')
