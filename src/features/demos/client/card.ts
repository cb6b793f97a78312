import { getCodeLanguage, readCode } from '../../../core/client/page/read-code.ts'
import type { CodeLanguage } from '../../../core/shared/code-languages.ts'
import { getJavaScriptName, type DemoFile, type DemoSource } from '../shared/demo-files.ts'
import { loadCode } from './code-file.ts'
import { DEMO_THEMES, type CardTheme } from './live/demo-theme.ts'

/** A demo's card in the document: its parts, and the demo as its text describes it. */
export interface Card {
  element: HTMLElement
  demo: Pick<DemoSource, 'id' | 'title' | 'description'>
  hasSeveralFiles: boolean
  /** The code, by default in the language in which the visitor sees it. */
  readFiles: (language?: CodeLanguage) => Promise<DemoFile[]>
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
  return {
    element,
    demo: {
      id: element.dataset.id ?? '',
      title: part('.demo-title').textContent ?? '',
      description: part('figcaption span').textContent ?? '',
    },
    hasSeveralFiles: element.dataset.severalFiles !== undefined,
    readFiles: (language) => readFiles(element, language),
    stage: part('.stage'),
    live: part('.stage-live'),
    poster: part('.poster'),
    actions: element.querySelector<HTMLElement>('.demo-actions'),
    data: element.querySelector<HTMLElement>('.demo-data'),
    theme: ([...DEMO_THEMES, 'light', 'dark'] as const).find((theme) => theme === element.dataset.theme),
  }
}

/** The files in the card of a demo, by default in the language in which the visitor sees them. */
export async function readFiles(element: HTMLElement, language = getCodeLanguage()): Promise<DemoFile[]> {
  // the code of a showcase is always visible, and open code is part of the card
  const code = (await loadCode(element)) ?? element
  return [...code.querySelectorAll<HTMLElement>('pre[data-file]')].map((pre) => {
    const name = pre.dataset.file ?? ''
    return {
      name: language === 'JavaScript' ? getJavaScriptName(name) : name,
      source: `${readCode(pre, language)}\n`,
    }
  })
}
