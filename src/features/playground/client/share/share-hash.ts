import { getSessionItem, setSessionItem } from '../../../../core/client/browser/session-storage.ts'
import type { DemoSource } from '../../../demos/client/index.ts'
import { type SourceFile, isEdited } from '../../shared/code-file.ts'
import {
  formatShareAddress,
  parseShareAddress,
  decodeChange,
  decodeFiles,
  encodeChange,
  encodeFiles,
} from '../../shared/share/encode-change.ts'
import { applyChange, findChange, type AppliedChange } from '../../shared/share/change.ts'

/** The address of the code that the visitor typed or agreed to in this tab. Such code runs without a question. */
const OWN_CODE = 'site:own-code'
/** The address of the code that was made from a link. It never becomes the draft of the demo. */
const LINKED_CODE = 'site:linked-code'

/** The address of the playground with the edited files of a demo. */
export const createShareLink = async (demo: DemoSource, files: SourceFile[]): Promise<string> =>
  new URL(`/playground${await writeShareHash(demo.id, demo.files, files)}`, location.href).href

/** The address of the playground with code that this page made for the visitor. It runs there without a question. */
export async function createOwnLink(files: SourceFile[]): Promise<string> {
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
export async function replaceAddress(demo: DemoSource, files: SourceFile[], origin: CodeOrigin): Promise<void> {
  const call = ++latest
  const hash = isEdited(demo.files, files) ? await writeShareHash(demo.id, demo.files, files) : ''
  // a later edit may have been faster, and the visitor may have left the page
  if (call !== latest || !document.querySelector('demo-playground')) return
  // also if the visitor has agreed to the code in the address since then
  if (origin.isAgreed || isOwnCode(location.hash)) setSessionItem(OWN_CODE, hash)
  if (origin.isLinked) setSessionItem(LINKED_CODE, hash)
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}

/** The code of an address, which another visitor may have written. It must not run before the visitor has seen it. */
interface SharedCode {
  demoId?: string
  /** Whether `restore` needs the JavaScript version of the demo. */
  isJavaScript: boolean
  /**
   * The edited files, made from the published files of the demo if there is one. Undefined if they are needed and
   * missing, or do not fit.
   */
  restore: (published: SourceFile[] | undefined) => AppliedChange | undefined
}

/** The largest content of an address, decompressed. */
const MAX_BYTES = 1_000_000

/**
 * A difference survives most later versions of the demo, all files survive every one. So a difference is only used if
 * it makes the address much shorter.
 */
const MIN_SAVING = 0.5

/** The hash of an address with the edited files. Small changes of a demo take a few dozen characters. */
export async function writeShareHash(
  demoId: string | undefined,
  published: SourceFile[],
  edited: SourceFile[],
): Promise<string> {
  const isJavaScript = edited.every(({ name }) => !/\.tsx?$/.test(name))
  const format = async (content: Uint8Array<ArrayBuffer>, isWhole: boolean) => {
    const compressed = await compress(content)
    const isCompressed = compressed !== undefined && compressed.length < content.length
    return formatShareAddress({
      demoId,
      isWhole,
      isCompressed,
      isJavaScript,
      content: isCompressed ? compressed : content,
    })
  }
  const whole = await format(encodeFiles(edited), true)
  const change = demoId === undefined ? undefined : findChange(published, edited)
  if (!change) return whole
  const difference = await format(encodeChange(change), false)
  return difference.length < whole.length * MIN_SAVING ? difference : whole
}

/** Reads the hash of an address. Undefined if it has no code, or code that cannot be read. */
export async function readShareHash(hash: string): Promise<SharedCode | undefined> {
  const address = parseShareAddress(hash)
  if (!address) return undefined
  const { demoId, isWhole, isCompressed, isJavaScript } = address
  const content = isCompressed ? await decompress(address.content, MAX_BYTES) : address.content
  if (!content || content.length > MAX_BYTES) return undefined
  if (isWhole) {
    const files = decodeFiles(content)
    return files && { demoId, isJavaScript, restore: () => ({ files, isExact: true, lost: [] }) }
  }
  const change = decodeChange(content)
  if (!change || demoId === undefined) return undefined
  return { demoId, isJavaScript, restore: (published) => published && applyChange(published, change) }
}

type Bytes = Uint8Array<ArrayBuffer>

/** Compresses bytes. Undefined in a browser that cannot do it. */
export const compress = (bytes: Bytes): Promise<Bytes | undefined> =>
  pipe(bytes, () => new CompressionStream('deflate-raw'), Infinity)

/** Undefined for bytes that are not compressed, for more than `limit` bytes, and in a browser that cannot do it. */
const decompress = (bytes: Bytes, limit: number): Promise<Bytes | undefined> =>
  pipe(bytes, () => new DecompressionStream('deflate-raw'), limit)

/** A browser unpacks a whole piece before the limit can end it, and a piece can become a thousand times larger. */
const PIECE = 1024

function split(bytes: Bytes): ReadableStream<Bytes> {
  let position = 0
  return new ReadableStream({
    pull(controller) {
      if (position >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(position, (position += PIECE)))
    },
  })
}

/** Reads piece by piece, so that a small address cannot fill the memory. */
async function pipe(
  bytes: Bytes,
  createStream: () => GenericTransformStream,
  limit: number,
): Promise<Bytes | undefined> {
  const pieces: Bytes[] = []
  let length = 0
  const collect = new WritableStream<Bytes>({
    write(piece) {
      length += piece.length
      if (length > limit) throw new RangeError('the content is too large')
      pieces.push(piece)
    },
  })
  try {
    await split(bytes).pipeThrough<Bytes>(createStream()).pipeTo(collect)
    return new Uint8Array(await new Blob(pieces).arrayBuffer())
  } catch {
    return undefined
  }
}
