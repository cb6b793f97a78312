import type { DataProblem, ProblemKind } from './data-table.ts'
import type { Encoding } from './encodings.ts'

export interface DecodedText {
  text: string
  encoding: Encoding
}

/** Reads the bytes of a file as text. Recognizes the encoding by the whole file, unless the visitor chose one. */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): DecodedText | DataProblem {
  const kind = findFormat(bytes)
  if (kind) return { kind }
  const encoding = chosen ?? findEncoding(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  return { text, encoding }
}

/** The first bytes of formats that are not text. */
/* oxlint-disable no-control-regex -- such bytes are how the formats are recognized */
const FORMATS: [RegExp, ProblemKind][] = [
  [/^PK\x03\x04[^]*?xl\//, 'file-excel'],
  [/^\xD0\xCF\x11\xE0/, 'file-excel'],
  [/^PK\x03\x04[^]*?(?:opendocument\.spreadsheet|Index\/)/, 'file-spreadsheet'],
  [/^(?:PK\x03\x04|\x1F\x8B|7z\xBC\xAF|Rar!|BZh|\x28\xB5\x2F\xFD)/, 'file-archive'],
  [/^(?:\x89PNG|\xFF\xD8\xFF|GIF8|RIFF[^]{4}WEBP)/, 'file-image'],
  [/^%PDF/, 'file-pdf'],
  [/^SQLite format 3/, 'file-database'],
  [/^(?:PAR1|ARROW1|Obj\x01)/, 'file-columnar'],
]
/* oxlint-enable no-control-regex */

function findFormat(bytes: Uint8Array): ProblemKind | undefined {
  // the names of the files in an archive are at its end
  const start = String.fromCharCode(...bytes.subarray(0, 2048), ...bytes.subarray(-2048))
  return FORMATS.find(([pattern]) => pattern.test(start))?.[1]
}

function findEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const wide = findWide(bytes)
  if (wide) return wide
  const sample = collectSample(bytes)
  if (decodeStrictly(bytes, 'utf-8') !== undefined || isBrokenUnicode(sample)) return 'utf-8'
  const scores = SCORES.map(([encoding, rate]) => {
    const text = decodeStrictly(sample, encoding)
    return { encoding, score: text === undefined ? -Infinity : rate(text, sample) }
  })
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).encoding
}

function decodeStrictly(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** UTF-16 without a mark: each line end, digit and delimiter has a zero on the same side. */
function findWide(bytes: Uint8Array): Encoding | undefined {
  const end = Math.min(bytes.length, 65_536) & ~1
  let [even, odd] = [0, 0]
  for (let index = 0; index < end; index += 2) {
    if (bytes[index] === 0) even += 1
    if (bytes[index + 1] === 0) odd += 1
  }
  if (Math.max(even, odd) < end / 50 || Math.min(even, odd) > Math.max(even, odd) / 20) return undefined
  const encoding = odd > even ? 'utf-16le' : 'utf-16be'
  const text = decodeStrictly(bytes.subarray(0, end), encoding)
  return text !== undefined && /[\n\r,;\t]/.test(text) ? encoding : undefined
}

/** A file that was cut off, or into which another one was pasted, is UTF-8 with few broken characters. */
function isBrokenUnicode(bytes: Uint8Array): boolean {
  let [broken, valid] = [0, 0]
  for (const [character] of new TextDecoder().decode(bytes).matchAll(/[^\0-\x7F]/gu)) {
    if (character === '\uFFFD') broken += 1
    else valid += 1
  }
  return valid > broken * 5
}

const SAMPLE = 50_000

/** The ends of lines from their first character that is not ASCII, because only there encodings differ. */
function collectSample(bytes: Uint8Array): Uint8Array {
  const sample: number[] = []
  for (let index = 0; index < bytes.length && sample.length < SAMPLE; index += 1) {
    if ((bytes[index] ?? 0) < 0x80) continue
    for (; index < bytes.length && sample.length < SAMPLE; index += 1) {
      const byte = bytes[index] ?? 0
      if (byte === 10 || byte === 13) break
      sample.push(byte)
    }
    sample.push(10)
  }
  return Uint8Array.from(sample)
}

/** How plausible the bytes above ASCII are in an encoding, at most about 1. */
const SCORES: [Encoding, (text: string, bytes: Uint8Array) => number][] = [
  ['windows-1252', (text) => rateRuns(text, rateWestern)],
  ['windows-1251', (text) => rateRuns(text, rateCyrillic)],
  ['shift_jis', (_, bytes) => ratePairs(bytes, (lead) => lead >= 0xa1 && lead <= 0xdf, rateJapanese)],
  ['gb18030', (_, bytes) => ratePairs(bytes, () => false, rateChinese)],
]

/** The mean score of the characters that are not ASCII. */
function rateRuns(text: string, rate: (run: string, isInWord: boolean) => number): number {
  let [sum, count] = [0, 0]
  for (const { 0: run, index } of text.matchAll(/[^\0-\x7F]+/g)) {
    const isInWord = /[a-z]/i.test((text[index - 1] ?? '') + (text[index + run.length] ?? ''))
    sum += rate(run, isInWord)
    count += run.length
  }
  return sum / count
}

const WESTERN_LETTERS = /[äöüßÄÖÜéèêëàâçîïôûùœñáíóúãõåæøÅÆØÉÈÊÀÂÇÔŒÑÁÍÓÚ]/g
const WESTERN_SIGNS = /[€£§°²³µ½¼¾×÷±·«»–—‘’“”…•™©®¡¿ªº\u00A0]/g

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Letters with accents are rarely next to each other, and other bytes are rare. */
function rateWestern(run: string): number {
  if (run.length > 2) return -run.length
  const letters = countMatches(run, WESTERN_LETTERS)
  const signs = countMatches(run, WESTERN_SIGNS)
  return letters + signs * 0.7 - (run.length - letters - signs) - countMatches(run, /[\x80-\x9F]/g) * 2
}

/** Words have only Cyrillic letters, and capitals only at their start or everywhere. */
function rateCyrillic(run: string, isInWord: boolean): number {
  if (isInWord) return -run.length
  const letters = countMatches(run, /[А-яЁё]/g)
  const mixed = countMatches(run, /[а-яё][А-ЯЁ]/g)
  return (run.length > 1 ? letters : letters * 0.2) - (run.length - letters) - mixed * 2
}

/** Katakana of one byte, which are never alone. */
const HALF_WIDTH = 0.5

const isLower = (byte = 0): boolean => byte >= 0x61 && byte <= 0x7a

/** The mean score of characters of two bytes. A single one inside of a Latin word is a letter with an accent. */
function ratePairs(
  bytes: Uint8Array,
  isSingle: (byte: number) => boolean,
  rate: (lead: number, trail: number) => number,
): number {
  let [sum, count] = [0, 0]
  for (let index = 0; index < bytes.length;) {
    const start = index
    let [run, length] = [0, 0]
    for (; (bytes[index] ?? 0) >= 0x80; length += 1) {
      const [lead = 0, trail = 0] = bytes.subarray(index, index + 2)
      run += isSingle(lead) ? HALF_WIDTH : rate(lead, trail)
      index += isSingle(lead) ? 1 : 2
    }
    const isInWord = length === 1 && (isLower(bytes[start - 1]) || isLower(bytes[index]))
    sum += isInWord ? -1.5 : length === 1 && run === HALF_WIDTH ? -HALF_WIDTH : run
    count += length
    if (length === 0) index += 1
  }
  return sum / count
}

/** Kana and the kanji that are taught at school are frequent. */
function rateJapanese(lead: number, trail: number): number {
  if (lead === 0x81) return 1
  if (lead === 0x82) return trail >= 0x9f ? 1.2 : 0.7
  if (lead === 0x83) return trail <= 0x96 ? 1.2 : 0
  if (lead >= 0x88 && lead <= 0x97) return 1
  if (lead >= 0xf0) return -2
  return -0.3
}

/** The first of the two levels of characters has the frequent ones. */
function rateChinese(lead: number, trail: number): number {
  if (trail < 0xa1) return -0.7
  if ((lead >= 0xa1 && lead <= 0xa3) || (lead >= 0xb0 && lead <= 0xd7)) return 1
  return lead >= 0xa4 && lead <= 0xf7 ? -0.2 : -0.7
}
