/** Reads a file of the index, which `pack-text.ts` writes. */
export async function unpackJson({ body }: Response): Promise<unknown> {
  const block = await new Response(body?.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer()
  return JSON.parse(new TextDecoder().decode(restoreBlock(new Uint8Array(block))))
}

/** The length of the text, and the place of the whole text among its sorted suffixes. */
export const HEADER_SIZE = 8

/** Places from this one on need a second byte. */
export const ESCAPE = 255

export const listBytes = (): Uint8Array => Uint8Array.from({ length: 256 }, (_, byte) => byte)

/** Restores a text that was reordered. */
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
