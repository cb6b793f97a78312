import type { CodeFile } from '../../shared/code-file.ts'
import { formatShareAddress, parseShareAddress } from '../../shared/share/address.ts'
import { applyChange, findChange, type AppliedChange } from '../../shared/share/change.ts'
import { decodeChange, decodeFiles, encodeChange, encodeFiles } from '../../shared/share/encode-change.ts'
import { compress, decompress } from './compress.ts'

/** The code of an address, which another visitor may have written. It must not run before the visitor has seen it. */
export interface SharedCode {
  demoId?: string
  /** Whether `restore` needs the JavaScript version of the demo. */
  isJavaScript: boolean
  /**
   * The edited files, made from the published files of the demo if there is one. Undefined if they are needed and
   * missing, or do not fit.
   */
  restore: (published: CodeFile[] | undefined) => AppliedChange | undefined
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
  published: CodeFile[],
  edited: CodeFile[],
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
