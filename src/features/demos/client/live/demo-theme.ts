import { useSyncExternalStore } from 'react'
import { createStoredChoice } from '../../../../core/client/browser/stored-choice.ts'

/** `site` draws demos with the chart theme of the site, `library` as their code alone draws them. */
export const DEMO_THEMES = ['site', 'library'] as const
export type DemoTheme = (typeof DEMO_THEMES)[number]

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

export const chooseDemoTheme = (next: string): void => demoTheme.choose(parse(next))

export const useDemoTheme = (): DemoTheme => useSyncExternalStore(demoTheme.subscribe, demoTheme.get, () => 'site')
