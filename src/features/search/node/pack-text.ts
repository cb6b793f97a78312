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
  const suffixes = Array.from(text, (_, start) => text.subarray(start)).toSorted((a, b) => a.compare(b))
  // the suffix of the whole text has no character before it; its place is stored instead
  const whole = suffixes.findIndex(({ length }) => length === text.length)
  const last = suffixes.filter((_, index) => index !== whole).map(({ length }) => text[text.length - length - 1] ?? 0)
  const header = Buffer.alloc(HEADER_SIZE)
  header.writeUInt32BE(text.length)
  header.writeUInt32BE(whole + 1, 4)
  return Buffer.concat([header, encodeRuns(moveToFront(Uint8Array.from([...text.subarray(-1), ...last])))])
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
