import type { SourceFile } from '../code-file.ts'
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
  const bytes: number[] = []
  writeBits(bytes, base, BASE_BITS)
  for (const hunk of hunks) {
    for (const value of [hunk.file, hunk.line, hunk.removed, hunk.prefix, hunk.suffix]) writeNumber(bytes, value)
    writeBits(bytes, hunk.before, CONTEXT_BITS)
    writeBits(bytes, hunk.after, CONTEXT_BITS)
    writeText(bytes, hunk.text)
  }
  return new Uint8Array(bytes)
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

export function encodeFiles(files: SourceFile[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  for (const { name, source } of files) {
    writeText(bytes, name)
    writeText(bytes, source)
  }
  return new Uint8Array(bytes)
}

/** Undefined for bytes that are not files, and for names that a demo cannot have. */
export function decodeFiles(bytes: Uint8Array): SourceFile[] | undefined {
  const files = decode(bytes, (reader) => {
    const found: SourceFile[] = []
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

/** Small numbers take one byte. */
function writeNumber(bytes: number[], value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

/** A number with a fixed number of bits, a multiple of 8. */
function writeBits(bytes: number[], value: number, bits: number): void {
  for (let shift = bits - 8; shift >= 0; shift -= 8) bytes.push((value >>> shift) & 255)
}

function writeText(bytes: number[], text: string): void {
  const encoded = new TextEncoder().encode(text)
  writeNumber(bytes, encoded.length)
  for (const byte of encoded) bytes.push(byte)
}

/** Reads what was written. Throws a RangeError or TypeError for other bytes. */
class ByteReader {
  #position = 0

  constructor(private readonly bytes: Uint8Array) {}

  #read(length: number): Uint8Array {
    const start = this.#position
    this.#position += length
    if (this.#position > this.bytes.length) throw new RangeError('the bytes end too early')
    return this.bytes.subarray(start, this.#position)
  }

  readNumber(): number {
    let value = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const [byte = 0] = this.#read(1)
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
    throw new RangeError('the number is too large')
  }

  readBits(bits: number): number {
    return this.#read(bits / 8).reduce((value, byte) => (value << 8) | byte, 0)
  }

  readText(): string {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return decoder.decode(this.#read(this.readNumber()))
  }

  get isAtEnd(): boolean {
    return this.#position === this.bytes.length
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
