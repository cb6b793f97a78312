import { readDocumentData } from '../../../core/client/loading/document-data.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'
import { expandIndex, getTextsAddress, isSearchIndex, isSearchTexts } from '../shared/search-index.ts'
import type { SearchSource } from '../shared/search.ts'
import { unpackTexts } from './unpack-texts.ts'

const getAddress = (): string => String(readDocumentData().search)

export const loadNames = async (): Promise<SearchSource> => expandIndex(await loadJson(getAddress(), isSearchIndex))

/** The browser has the names in its cache. */
export async function loadAll(): Promise<SearchSource> {
  try {
    const [index, texts] = await Promise.all([
      loadJson(getAddress(), isSearchIndex),
      loadJson(getTextsAddress(getAddress()), isSearchTexts, 'default', unpackTexts),
    ])
    return expandIndex(index, texts)
  } catch (error) {
    void reloadIfOutdated(error)
    throw error
  }
}
