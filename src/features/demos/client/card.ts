import { getSessionItem, setSessionItem } from '../../../core/client/browser/session-storage.ts'
import { onReload } from '../../../core/client/loading/deployment.ts'
import { loadOnce } from '../../../core/client/loading/load-once.ts'
import { ChunkLoadError, loadJson } from '../../../core/client/loading/load-part.ts'
import { getCodeLanguage, readCode } from '../../../core/client/page/code-blocks.ts'
import type { CodeLanguage } from '../../../core/shared/code-languages.ts'
import { getJavaScriptName, type SourceFile, type DemoInfo, type DemoSource } from '../shared/demo-files.ts'
import { DEMO_THEMES, type CardTheme } from './live/demo-theme.ts'

/** A demo's card in the document: its parts, and the demo as its text describes it. */
export interface Card {
  element: HTMLElement
  demo: DemoInfo
  hasSeveralFiles: boolean
  /** The code, by default in the language in which the visitor sees it. */
  readFiles: (language?: CodeLanguage) => Promise<SourceFile[]>
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
  const { id = '' } = element.dataset
  const part = (selector: string) => {
    const found = element.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`The card of a demo has no ${selector}.`)
    return found
  }
  return {
    element,
    demo: { id, title: part('.demo-title').textContent ?? '', description: part('figcaption span').textContent ?? '' },
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
export async function readFiles(element: HTMLElement, language = getCodeLanguage()): Promise<SourceFile[]> {
  // the code of a showcase is always visible, and open code is part of the card
  const code = (await loadCode(element)) ?? element
  return [...code.querySelectorAll<HTMLElement>('pre[data-file]')].map((pre) => {
    const { file = '' } = pre.dataset
    const name = language === 'JavaScript' ? getJavaScriptName(file) : file
    return { name, source: `${readCode(pre, language)}\n` }
  })
}

/** The class of the link to the code of a demo, which is in the card until the code is. */
export const CODE_LINK = 'demo-code-link'

/** Loads the code of a card, which is in a file with the code of other demos. Undefined if it is in the card. */
export async function loadCode(card: Element): Promise<DocumentFragment | undefined> {
  const link = card.querySelector<HTMLAnchorElement>(`.${CODE_LINK}`)
  if (!link) return undefined
  const [address = '', id = ''] = link.href.split('#')
  const file = await loadOnce(address, () => loadJson(address, isCodeFile, 'no-cache', (response) => response.text()))
  const [, html] = new RegExp(`<section id="${id}">(.*?)</section>`, 's').exec(file) ?? []
  // the file of another version
  if (html === undefined) throw new ChunkLoadError('missing', address)
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/** Whether a file is complete, and not a page of the host. */
const isCodeFile = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('<section') && value.trimEnd().endsWith('</html>')

/** What the editor of a card gets. It belongs to another feature, which `virtual:demo-editor` names. */
export interface CardEditorProps {
  demo: DemoSource
  /** Defaults to the theme that the visitor chose. */
  theme?: CardTheme
  /** The option whose control gets the focus. */
  focusedOption?: string
  onClose: () => void
}

/** The event that opens the editor of a card. The attribute `data-edit` may have the name of an option. */
export const EDIT_EVENT = 'edit-demo'

/** Opens the editor of a card with the control of an option. The card may not be mounted yet. */
export function editDemo(card: HTMLElement, option: string): void {
  card.dataset.edit = option
  card.scrollIntoView()
  card.dispatchEvent(new Event(EDIT_EVENT))
}

/** The option that `editDemo` has asked for. */
export function takeEditedOption({ dataset }: HTMLElement): string | undefined {
  const option = dataset.edit
  delete dataset.edit
  return option || undefined
}

const EDITED_KEY = 'site:edited-demo'
let editedDemo = ''
onReload(() => setSessionItem(EDITED_KEY, editedDemo))

/** Remembers the demo that the visitor edits, or `''`, for a reload that the visitor did not request. */
export function rememberEdited(id: string): void {
  editedDemo = id
}

/** Opens the editor of a card when it is mounted, if it was open before such a reload. */
export function reopenEditor(card: HTMLElement, id: string): void {
  if (getSessionItem(EDITED_KEY) !== id) return
  setSessionItem(EDITED_KEY, '')
  card.dataset.edit = ''
}

/** While the editor is open, the stylesheet hides the chart and the code. */
export const markEdited = (card: HTMLElement, isEdited: boolean): boolean =>
  card.toggleAttribute('data-editing', isEdited)
