import { getSessionItem, setSessionItem } from '../../../../core/client/browser/session-storage.ts'
import type { DemoSource } from '../../../demos/client/index.ts'
import { isEdited, type CodeFile } from '../../shared/code-file.ts'
import { writeShareHash } from './share-hash.ts'

/** The address of the code that the visitor typed or agreed to in this tab. Such code runs without a question. */
const OWN_CODE = 'site:own-code'
/** The address of the code that was made from a link. It never becomes the draft of the demo. */
const LINKED_CODE = 'site:linked-code'

/** The address of the playground with the edited files of a demo. */
export const createShareLink = async (demo: DemoSource, files: CodeFile[]): Promise<string> =>
  new URL(`/playground${await writeShareHash(demo.id, demo.files, files)}`, location.href).href

/** The address of the playground with code that this page made for the visitor. It runs there without a question. */
export async function createOwnLink(files: CodeFile[]): Promise<string> {
  const hash = await writeShareHash(undefined, [], files)
  setSessionItem(OWN_CODE, hash)
  return `/playground${hash}`
}

export const isOwnCode = (hash: string): boolean => getSessionItem(OWN_CODE) === hash
export const isLinkedCode = (hash: string): boolean => !isOwnCode(hash) || getSessionItem(LINKED_CODE) === hash

/** Remembers that the visitor runs the code in the address. */
export function agreeToCode(): void {
  setSessionItem(OWN_CODE, location.hash)
  setSessionItem(LINKED_CODE, location.hash)
}

let latest = 0

/** Where the code comes from, and whether it could run when it was opened. */
export interface CodeOrigin {
  isLinked: boolean
  isAgreed: boolean
}

/** Writes the edited files into the address of the page, without a new entry in the history. */
export async function replaceAddress(demo: DemoSource, files: CodeFile[], origin: CodeOrigin): Promise<void> {
  const call = ++latest
  const hash = isEdited(demo.files, files) ? await writeShareHash(demo.id, demo.files, files) : ''
  // a later edit may have been faster, and the visitor may have left the page
  if (call !== latest || !document.querySelector('demo-playground')) return
  // also if the visitor has agreed to the code in the address since then
  if (origin.isAgreed || isOwnCode(location.hash)) setSessionItem(OWN_CODE, hash)
  if (origin.isLinked) setSessionItem(LINKED_CODE, hash)
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}
