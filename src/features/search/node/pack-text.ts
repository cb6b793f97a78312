import { constants, deflateRawSync } from 'node:zlib'
import { ESCAPE, HEADER_SIZE, listBytes } from '../shared/restore-block.ts'

/** After sorting there are no repetitions left, so only the frequency of the codes is compressed. */
export function packText(text: string): Buffer {
  const block = sortBlock(Buffer.from(text))
  return deflateRawSync(block, { level: 9, strategy: constants.Z_HUFFMAN_ONLY, memLevel: 7 })
}

/**
 * Reorders a text so that it compresses much better: the Burrows-Wheeler transform, move-to-front, and short codes for
 * runs of zeros. Gzip alone finds repetitions only in the last 32 KB, so the texts of the index would be a third larger.
 */
export function sortBlock(text: Buffer): Buffer {
  const order = sortSuffixes(text)
  // the suffix of the whole text has no character before it; its place is stored instead
  const whole = order.indexOf(0)
  const last = order.filter((start) => start !== 0).map((start) => text[start - 1] ?? 0)
  const header = Buffer.alloc(HEADER_SIZE)
  header.writeUInt32BE(text.length)
  header.writeUInt32BE(whole + 1, 4)
  return Buffer.concat([header, encodeRuns(moveToFront(Uint8Array.from([...text.subarray(-1), ...last])))])
}

/** The bytes that are compared at once. More would not fit into a number. */
const STEP = 6

/** The starts of all suffixes of a text in alphabetical order. */
function sortSuffixes(text: Buffer): Uint32Array {
  // 0 is the end of the text, so every byte is one higher
  const words = new Float64Array(text.length + STEP)
  for (let start = text.length - 1; start >= 0; start--)
    words[start] = ((text[start] ?? 0) + 1) * 257 ** (STEP - 1) + Math.floor((words[start + 1] ?? 0) / 257)
  return Uint32Array.from(text, (_, start) => start).toSorted((a, b) => {
    while (words[a] === words[b]) {
      a += STEP
      b += STEP
    }
    return (words[a] ?? 0) - (words[b] ?? 0)
  })
}

/** Replaces each byte by its place in a list of the most recent bytes. */
function moveToFront(bytes: Uint8Array): Uint8Array {
  const recent = listBytes()
  return bytes.map((byte) => {
    const place = recent.indexOf(byte)
    recent.copyWithin(1, 0, place)
    recent[0] = byte
    return place
  })
}

/** The length of a run of zeros is written with the digits 0 and 1, which count 1 and 2. Other places are one higher. */
function encodeRuns(places: Uint8Array): Uint8Array {
  const codes: number[] = []
  let run = 0
  const endRun = () => {
    for (; run > 0; run = (run - 1) >> 1) codes.push((run - 1) & 1)
  }
  for (const place of places) {
    if (place === 0) {
      run++
      continue
    }
    endRun()
    if (place + 1 < ESCAPE) codes.push(place + 1)
    else codes.push(ESCAPE, place)
  }
  endRun()
  return Uint8Array.from(codes)
}
