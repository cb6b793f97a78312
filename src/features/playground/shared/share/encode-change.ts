import type { CodeFile } from '../code-file.ts'
import { ByteReader, ByteWriter } from './bytes.ts'
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
