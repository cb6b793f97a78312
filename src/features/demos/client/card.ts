import type { DemoSource } from '../shared/demo-files.ts'
import { DEMO_THEMES, type CardTheme } from './live/demo-theme.ts'

/** A demo's card in the document: its parts, and the demo as its text describes it. */
export interface Card {
  demo: DemoSource
  stage: HTMLElement
  /** The container of the chart, on top of the poster. */
  live: HTMLElement
  poster: HTMLElement
  /** Missing in a comparison of themes. */
  actions: HTMLElement | null
  data: HTMLElement | null
  /** The theme of a card in a comparison or showcase. Other cards have the theme that the visitor chose. */
  theme?: CardTheme
}

export function readCard(element: HTMLElement): Card {
  const part = (selector: string) => {
    const found = element.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`The card of a demo has no ${selector}.`)
    return found
  }
  const files = [...element.querySelectorAll<HTMLElement>('pre[data-file]')].map((pre) => ({
    name: pre.dataset.file ?? '',
    source: `${pre.textContent}\n`,
  }))
  return {
    demo: {
      id: element.dataset.id ?? '',
      title: part('.demo-title').textContent ?? '',
      description: part('figcaption span').textContent ?? '',
      files,
    },
    stage: part('.stage'),
    live: part('.stage-live'),
    poster: part('.poster'),
    actions: element.querySelector<HTMLElement>('.demo-actions'),
    data: element.querySelector<HTMLElement>('.demo-data'),
    theme: ([...DEMO_THEMES, 'light', 'dark'] as const).find((theme) => theme === element.dataset.theme),
  }
}
