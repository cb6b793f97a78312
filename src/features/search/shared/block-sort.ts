/**
 * Reorders a text so that it compresses much better: the Burrows-Wheeler transform, move-to-front, and short codes for
 * runs of zeros. Gzip alone finds repetitions only in the last 32 KB, so the texts of the index would be a third larger.
 */
export function sortBlock(text: Uint8Array): Uint8Array {
  const suffixes = sortSuffixes(text)
  const last = new Uint8Array(text.length)
  let start = 0
  let length = 0
  if (text.length > 0) last[length++] = text.at(-1) ?? 0
  suffixes.forEach((suffix, index) => {
    // the suffix of the whole text has no character before it; its place is stored instead
    if (suffix === 0) start = index + 1
    else last[length++] = text[suffix - 1] ?? 0
  })
  const codes = encodeRuns(moveToFront(last))
  const block = new Uint8Array(HEADER_SIZE + codes.length)
  const header = new DataView(block.buffer)
  header.setUint32(0, text.length)
  header.setUint32(4, start)
  block.set(codes, HEADER_SIZE)
  return block
}

/** Restores the text. */
export function restoreBlock(block: Uint8Array): Uint8Array {
  const header = new DataView(block.buffer, block.byteOffset)
  const length = header.getUint32(0)
  const start = header.getUint32(4)
  const last = moveBack(decodeRuns(block.subarray(HEADER_SIZE), length))
  // row 0 is the empty suffix, and the row of the whole text ends with no character
  const starts = new Uint32Array(257)
  for (const byte of last) starts[byte + 1] = (starts[byte + 1] ?? 0) + 1
  starts[0] = 1
  for (let byte = 1; byte <= 256; byte++) starts[byte] = (starts[byte] ?? 0) + (starts[byte - 1] ?? 0)
  const next = new Uint32Array(length + 1)
  for (let index = 0; index < length; index++) {
    const byte = last[index] ?? 0
    next[index < start ? index : index + 1] = starts[byte] ?? 0
    starts[byte] = (starts[byte] ?? 0) + 1
  }
  const text = new Uint8Array(length)
  let row = 0
  for (let index = length - 1; index >= 0; index--) {
    text[index] = last[row < start ? row : row - 1] ?? 0
    row = next[row] ?? 0
  }
  return text
}

const HEADER_SIZE = 8

/** The starts of all suffixes, sorted. Each round doubles the number of characters that are compared. */
function sortSuffixes(text: Uint8Array): Int32Array {
  const { length } = text
  const order = new Int32Array(length)
  const byRest = new Int32Array(length)
  let ranks = Int32Array.from(text)
  let nextRanks = new Int32Array(length)
  const rankAt = (index: number) => (index < length ? (ranks[index] ?? 0) : -1)
  const sortByRank = (source: Int32Array, classes: number) => {
    const starts = new Int32Array(classes + 1)
    for (const rank of ranks) starts[rank + 1] = (starts[rank + 1] ?? 0) + 1
    for (let rank = 0; rank < classes; rank++) starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0)
    for (const index of source) {
      const rank = ranks[index] ?? 0
      const place = starts[rank] ?? 0
      order[place] = index
      starts[rank] = place + 1
    }
  }
  sortByRank(
    order.map((_, index) => index),
    256,
  )
  let size = 1
  let classes = 256
  do {
    let count = 0
    for (let index = Math.max(length - size, 0); index < length; index++) byRest[count++] = index
    for (const index of order) if (index >= size) byRest[count++] = index - size
    sortByRank(byRest, classes)
    let rank = 0
    let previous = order[0] ?? 0
    nextRanks[previous] = 0
    for (const index of order.subarray(1)) {
      if (rankAt(index) !== rankAt(previous) || rankAt(index + size) !== rankAt(previous + size)) rank++
      nextRanks[index] = rank
      previous = index
    }
    ;[ranks, nextRanks] = [nextRanks, ranks]
    classes = rank + 1
    size *= 2
  } while (classes < length)
  return order
}

const listBytes = () => Uint8Array.from({ length: 256 }, (_, byte) => byte)

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

/** Runs on the main thread, so it is written for speed: most places are small, and shifting those is faster in a loop. */
function moveBack(places: Uint8Array): Uint8Array {
  const recent = listBytes()
  const bytes = new Uint8Array(places.length)
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0
    const byte = recent[place] ?? 0
    for (let position = place; position > 0; position--) recent[position] = recent[position - 1] ?? 0
    recent[0] = byte
    bytes[index] = byte
  }
  return bytes
}

/** Places from this one on need a second byte. */
const ESCAPE = 255

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

function decodeRuns(codes: Uint8Array, length: number): Uint8Array {
  const places = new Uint8Array(length)
  let written = 0
  let weight = 1
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0
    // the places are zero already
    if (code < 2) {
      written += weight * (code + 1)
      weight *= 2
      continue
    }
    weight = 1
    places[written++] = code === ESCAPE ? (codes[++index] ?? 0) : code - 1
  }
  return places
}
