import type { CodeFile } from '../code-file.ts'
import { BASE_BITS, CONTEXT_BITS, type Change, type Hunk } from './change.ts'

/** More than any demo has. */
const MAX_FILES = 50
const MAX_HUNKS = 1000
/** The replaced lines of all places are compared with every line of a newer version of the demo. */
const MAX_REPLACED = 2000
const MAX_NAME = 60

/** Names that a demo may have: no hidden files and no parent folders. */
const NAME = /^(?:[a-z\d][\w.-]*\/)*[a-z\d][\w.-]*\.(?:jsx?|tsx?|css|less|sass|scss|styl|json)$/i

export function encodeChange({ base, hunks }: Change): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter()
  writer.writeBits(base, BASE_BITS)
  for (const hunk of hunks) {
    for (const value of [hunk.file, hunk.line, hunk.removed, hunk.prefix, hunk.suffix]) writer.writeNumber(value)
    writer.writeBits(hunk.before, CONTEXT_BITS)
    writer.writeBits(hunk.after, CONTEXT_BITS)
    writer.writeText(hunk.text)
  }
  return writer.finish()
}

/** Undefined for bytes that are not a change. */
export function decodeChange(bytes: Uint8Array): Change | undefined {
  const change = decode(bytes, (reader) => {
    const base = reader.readBits(BASE_BITS)
    const hunks: Hunk[] = []
    while (!reader.isAtEnd && hunks.length < MAX_HUNKS)
      hunks.push({
        file: reader.readNumber(),
        line: reader.readNumber(),
        removed: reader.readNumber(),
        prefix: reader.readNumber(),
        suffix: reader.readNumber(),
        before: reader.readBits(CONTEXT_BITS),
        after: reader.readBits(CONTEXT_BITS),
        text: reader.readText(),
      })
    return { base, hunks }
  })
  const replaced = change?.hunks.reduce((sum, { removed }) => sum + removed, 0) ?? 0
  return replaced <= MAX_REPLACED ? change : undefined
}

export function encodeFiles(files: CodeFile[]): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter()
  for (const { name, source } of files) {
    writer.writeText(name)
    writer.writeText(source)
  }
  return writer.finish()
}

/** Undefined for bytes that are not files, and for names that a demo cannot have. */
export function decodeFiles(bytes: Uint8Array): CodeFile[] | undefined {
  const files = decode(bytes, (reader) => {
    const found: CodeFile[] = []
    while (!reader.isAtEnd && found.length <= MAX_FILES)
      found.push({ name: reader.readText(), source: reader.readText() })
    return found
  })
  const names = new Set(files?.map(({ name }) => name))
  const isValid = files && files.length > 0 && files.length <= MAX_FILES && names.size === files.length
  return isValid && files.every(({ name }) => name.length <= MAX_NAME && NAME.test(name)) ? files : undefined
}

function decode<Value>(bytes: Uint8Array, read: (reader: ByteReader) => Value): Value | undefined {
  try {
    const reader = new ByteReader(bytes)
    const value = read(reader)
    return reader.isAtEnd ? value : undefined
  } catch {
    // the bytes come from an address, which anyone can write
    return undefined
  }
}

/** Code in an address: `#code=1.<kind>.<demo>.<content>`. The first number is the version of the format. */
interface ShareAddress {
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

/** Collects numbers and texts as bytes. */
class ByteWriter {
  #bytes: number[] = []

  /** Small numbers take one byte. */
  writeNumber(value: number): void {
    let rest = value
    while (rest > 127) {
      this.#bytes.push((rest & 127) | 128)
      rest >>>= 7
    }
    this.#bytes.push(rest)
  }

  /** A number with a fixed number of bits, a multiple of 8. */
  writeBits(value: number, bits: number): void {
    for (let shift = bits - 8; shift >= 0; shift -= 8) this.#bytes.push((value >>> shift) & 255)
  }

  writeText(text: string): void {
    const encoded = new TextEncoder().encode(text)
    this.writeNumber(encoded.length)
    for (const byte of encoded) this.#bytes.push(byte)
  }

  finish(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bytes)
  }
}

/** Reads what a `ByteWriter` wrote. Throws a RangeError or TypeError for other bytes. */
class ByteReader {
  #position = 0
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  #readByte(): number {
    const byte = this.#bytes[this.#position++]
    if (byte === undefined) throw new RangeError('the bytes end too early')
    return byte
  }

  readNumber(): number {
    let value = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#readByte()
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
    throw new RangeError('the number is too large')
  }

  readBits(bits: number): number {
    let value = 0
    for (let shift = bits - 8; shift >= 0; shift -= 8) value |= this.#readByte() << shift
    return value
  }

  readText(): string {
    const length = this.readNumber()
    const end = this.#position + length
    if (end > this.#bytes.length) throw new RangeError('the bytes end too early')
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      this.#bytes.subarray(this.#position, end),
    )
    this.#position = end
    return text
  }

  get isAtEnd(): boolean {
    return this.#position === this.#bytes.length
  }
}

const CHUNK = 0x8000

/** Base64 with characters that an address may contain. */
function encodeBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Undefined for other characters. */
function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
