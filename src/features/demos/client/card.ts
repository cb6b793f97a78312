import type { DemoSource } from '../shared/demo-files.ts'

/** A demo's card in the document: its parts, and the demo as its text describes it. */
export interface Card {
  demo: DemoSource
  stage: HTMLElement
  /** The container of the chart, on top of the poster. */
  live: HTMLElement
  poster: HTMLElement
  actions: HTMLElement
  data: HTMLElement
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
    actions: part('.demo-actions'),
    data: part('.demo-data'),
  }
}
