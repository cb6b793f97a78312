type Bytes = Uint8Array<ArrayBuffer>

/** Compresses bytes. Undefined in a browser that cannot do it. */
export async function compress(bytes: Bytes): Promise<Bytes | undefined> {
  try {
    return await pipe(bytes, new CompressionStream('deflate-raw'), Infinity)
  } catch {
    return undefined
  }
}

/** Undefined for bytes that are not compressed, for more than `limit` bytes, and in a browser that cannot do it. */
export async function decompress(bytes: Bytes, limit: number): Promise<Bytes | undefined> {
  try {
    return await pipe(bytes, new DecompressionStream('deflate-raw'), limit)
  } catch {
    return undefined
  }
}

/** A browser unpacks a whole piece before the limit can end it, and a piece can become a thousand times larger. */
const PIECE = 1024

function split(bytes: Bytes): ReadableStream<Bytes> {
  let position = 0
  return new ReadableStream({
    pull(controller) {
      if (position >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(position, (position += PIECE)))
    },
  })
}

/** Reads piece by piece, so that a small address cannot fill the memory. Rejects above the limit. */
async function pipe(bytes: Bytes, stream: GenericTransformStream, limit: number): Promise<Bytes> {
  const pieces: Bytes[] = []
  let length = 0
  const collect = new WritableStream<Bytes>({
    write(piece) {
      length += piece.length
      if (length > limit) throw new RangeError('the content is too large')
      pieces.push(piece)
    },
  })
  await split(bytes).pipeThrough<Bytes>(stream).pipeTo(collect)
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}
