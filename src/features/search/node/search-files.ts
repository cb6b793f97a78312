import { createHash } from 'node:crypto'
import { constants, deflateRawSync } from 'node:zlib'
import { sortBlock } from '../shared/block-sort.ts'
import { getTextsAddress, type SearchTexts } from '../shared/search-index.ts'
import type { SearchParts } from './search-index.ts'

export interface SearchFiles {
  /** The address of the first part, from which the other one is derived. */
  address: string
  index: string
  textsAddress: string
  texts: Buffer
}

/** The files of the index. Their addresses contain a hash of the content. */
export function createSearchFiles(parts: SearchParts): SearchFiles {
  const index = JSON.stringify(parts.index)
  const hash = createHash('sha256')
    .update(index + JSON.stringify(parts.texts))
    .digest('hex')
    .slice(0, 10)
  const address = `/search/index.${hash}.json`
  return { address, index, textsAddress: getTextsAddress(address), texts: packTexts(parts.texts) }
}

/** After sorting there are no repetitions left, so only the frequency of the codes is compressed. */
export function packTexts(texts: SearchTexts): Buffer {
  const block = sortBlock(new TextEncoder().encode(JSON.stringify(texts)))
  return deflateRawSync(block, { level: 9, strategy: constants.Z_HUFFMAN_ONLY, memLevel: 7 })
}
