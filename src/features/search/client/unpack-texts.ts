import { restoreBlock } from '../shared/block-sort.ts'

/** Reads the file with the texts of the index. */
export async function unpackTexts({ body }: Response): Promise<unknown> {
  const block = await new Response(body?.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer()
  return JSON.parse(new TextDecoder().decode(restoreBlock(new Uint8Array(block))))
}
