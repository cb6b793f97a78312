import './search.css'
import { createRoot } from 'react-dom/client'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'
import { readDocumentData } from '../../../core/client/loading/pages.ts'
import { unpackJson } from '../shared/restore-block.ts'
import { expandIndex, getTextsAddress, isSearchIndex, isSearchTexts } from '../shared/search-index.ts'
import type { SearchSource } from '../shared/search.ts'
import { searchText } from '../shared/texts/index.ts'
import { SearchPopup, setComboboxRole } from './popup.tsx'
import { highlightFoundWords } from './found-words.ts'
import { createSearcher } from './searcher.ts'

export { showShortcuts } from './shortcuts.ts'

const getAddress = (): string => String(readDocumentData().search)

const loadIndex = () => loadJson(getAddress(), isSearchIndex, 'default', unpackJson)

const loadNames = async (): Promise<SearchSource> => expandIndex(await loadIndex())

/** The browser has the names in its cache. */
async function loadAll(): Promise<SearchSource> {
  try {
    const [index, texts] = await Promise.all([
      loadIndex(),
      loadJson(getTextsAddress(getAddress()), isSearchTexts, 'default', unpackJson),
    ])
    return expandIndex(index, texts)
  } catch (error) {
    void reloadIfOutdated(error)
    throw error
  }
}

const createWorker = () => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
const searcher = createSearcher(loadNames, loadAll, createWorker)

/** Renders the popup of the search box, and starts to load the worker and the index before the first query. */
export function startSearch(input: HTMLInputElement, previousFocus: EventTarget | null): void {
  // in the document, because a retry loads this script a second time
  if (input.role === 'combobox') return
  setComboboxRole(input)
  highlightFoundWords()
  // a failure is shown with the first query
  searcher.search({ keywords: '' }).catch(() => undefined)
  // outside the page's own root, which must not change while React hydrates it
  const container = document.body.appendChild(document.createElement('search'))
  container.ariaLabel = searchText('search.list')
  createRoot(container).render(<SearchPopup input={input} searcher={searcher} previousFocus={previousFocus} />)
}
