import { charts } from 'virtual:demo-titles'
import { addresses } from 'virtual:playground/demo-files'
import { getCodeLanguage } from '../../../../core/client/page/code-blocks.ts'
import { findNearest } from '../../../../core/shared/find-nearest.ts'
import { loadJson } from '../../../../core/client/loading/load-part.ts'
import { isRecord } from '../../../../core/shared/is-record.ts'
import type { DemoSource } from '../../../demos/client/index.ts'
import { type SourceFile, CODE_LIMITS, fitsEditor, type PublishedDemo } from '../../shared/code-file.ts'
import { EMPTY_DEMO } from '../../shared/empty-demo.ts'
import { editorText } from '../../shared/texts/index.ts'
import { readDraft } from '../editor/draft.ts'
import { readShareHash, isLinkedCode, isOwnCode, type CodeOrigin } from '../share/share-hash.ts'

/** A demo and the code to start with. */
export interface OpenedDemo {
  /** The published demo, in the language of the code. */
  demo: DemoSource
  start: SourceFile[]
  origin: CodeOrigin
  notice?: string
  /** The edits of the link that have no place in the current version of the demo. */
  lost: string[]
  /** Different each time that a demo is opened. */
  visit: number
}

let visits = 0

/** The demo in the address of the page. A link with code names its demo itself. */
export const readDemoId = (): string => new URLSearchParams(location.search).get('demo') ?? EMPTY_DEMO.id

/** Opens a demo with the code of the link, with what the visitor typed before, or as it is published. */
export async function openDemo(id: string): Promise<OpenedDemo> {
  visits += 1
  const { hash } = location
  const shared = hash.startsWith('#code=') ? await readShareHash(hash) : undefined
  const found = await loadDemo(shared?.demoId ?? id)
  let notice = describeDemoProblem(hash, id, found)
  if (shared) {
    const demo = chooseLanguage(found ?? EMPTY_DEMO, shared.isJavaScript)
    const restored = shared.restore(found && demo.files)
    if (restored && fitsEditor(restored.files)) {
      const { files, isExact } = restored
      const lost = restored.lost.filter(Boolean)
      notice = isExact ? undefined : editorText(lost.length > 0 ? 'editor.shared.lost' : 'editor.shared.changed')
      const origin = { isLinked: isLinkedCode(hash), isAgreed: isOwnCode(hash) }
      return { demo, start: files, origin, notice, lost: fitsEditor([joinTexts(lost)]) ? lost : [], visit: visits }
    }
    if (restored) notice = editorText('editor.shared.large', CODE_LIMITS)
  }
  const demo = chooseLanguage(found ?? EMPTY_DEMO, getCodeLanguage() === 'JavaScript')
  const start = readDraft(demo.id, demo.files) ?? demo.files
  return { demo, start, origin: { isLinked: false, isAgreed: true }, notice, lost: [], visit: visits }
}

const chooseLanguage = ({ javascript, ...demo }: PublishedDemo, isJavaScript: boolean): DemoSource =>
  isJavaScript ? { ...demo, files: javascript } : demo

function describeDemoProblem(hash: string, id: string, found: PublishedDemo | undefined): string | undefined {
  if (hash.startsWith('#code=')) return editorText('editor.shared.broken')
  if (found) return undefined
  // the name in the address may be anything, so only a title of this site is shown
  const titles = Object.assign({}, ...Object.values(charts)) as Record<string, string>
  const title = titles[findNearest(id, Object.keys(titles)) ?? '']
  return title === undefined ? editorText('playground.unknown') : editorText('playground.unknown.similar', { title })
}

const joinTexts = (texts: string[]): SourceFile => ({ name: '', source: texts.join('\n') })

/** Loads the files of a demo, or undefined if there is no demo with this id. */
async function loadDemo(id: string): Promise<PublishedDemo | undefined> {
  if (id === EMPTY_DEMO.id) return EMPTY_DEMO
  // the longest name first: `dual-axes-basic` belongs to `dual-axes`
  const chart = Object.keys(addresses).findLast((name) => id.startsWith(`${name}-`))
  const address = chart === undefined ? undefined : addresses[chart]
  if (address === undefined) return undefined
  const demos = await loadJson(address, isDemoList)
  return demos.find((demo) => demo.id === id)
}

const isDemoList = (value: unknown): value is PublishedDemo[] => Array.isArray(value) && value.every(isRecord)
