import { decodeBase64Url, encodeBase64Url } from './bytes.ts'

/** Code in an address: `#code=1.<kind>.<demo>.<content>`. The first number is the version of the format. */
export interface ShareAddress {
  /** A demo that the content changes, or that it was made from. */
  demoId?: string
  /** Whether the content is all files, or only the difference to the published ones. */
  isWhole: boolean
  isCompressed: boolean
  /** Whether the files are the JavaScript version of the demo. */
  isJavaScript: boolean
  content: Uint8Array<ArrayBuffer>
}

const PREFIX = '#code='
const VERSION = '1'
const ADDRESS = /^#code=1\.([0-7])\.([a-z\d-]{0,100})\.([\w-]+)$/

/** A longer address is not one that this site wrote. */
const MAX_LENGTH = 400_000

export function formatShareAddress({ demoId = '', content, ...flags }: ShareAddress): string {
  const kind = (flags.isWhole ? 1 : 0) + (flags.isCompressed ? 2 : 0) + (flags.isJavaScript ? 4 : 0)
  return `${PREFIX}${VERSION}.${kind}.${demoId}.${encodeBase64Url(content)}`
}

/** Undefined if the hash of an address is not shared code, or was damaged on its way. */
export function parseShareAddress(hash: string): ShareAddress | undefined {
  if (hash.length > MAX_LENGTH) return undefined
  const [, kind, demoId, text = ''] = ADDRESS.exec(hash) ?? []
  const content = decodeBase64Url(text)
  if (kind === undefined || !content) return undefined
  const flags = Number(kind)
  return {
    demoId: demoId || undefined,
    isWhole: (flags & 1) !== 0,
    isCompressed: (flags & 2) !== 0,
    isJavaScript: (flags & 4) !== 0,
    content,
  }
}
