import './search.css'
import { createRoot } from 'react-dom/client'
import { expandIndex, isSearchIndex } from '../shared/search-index.ts'
import { searchText } from '../shared/texts/index.ts'
import { readDocumentData } from '../../../core/client/loading/document-data.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'
import { setComboboxRole } from './combobox.ts'
import { highlightFoundWords } from './found-words.ts'
import { SearchPopup } from './popup.tsx'
import { createSearcher } from './searcher.ts'

const search = createSearcher(
  async () => expandIndex(await loadJson(String(readDocumentData().search), isSearchIndex)),
  () => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }),
)

const started = new WeakSet<HTMLInputElement>()

/** Renders the popup of the search box, and starts to load the worker and the index before the first query. */
export function startSearch(input: HTMLInputElement, previousFocus: EventTarget | null): void {
  if (started.has(input)) return
  started.add(input)
  input.parentElement?.removeAttribute('data-failed')
  setComboboxRole(input)
  highlightFoundWords()
  // a failure is shown with the first query
  search('').catch(() => undefined)
  // outside the page's own root, which must not change while React hydrates it
  const container = document.body.appendChild(document.createElement('search'))
  container.ariaLabel = searchText('search.list')
  createRoot(container).render(<SearchPopup input={input} search={search} previousFocus={previousFocus} />)
}
