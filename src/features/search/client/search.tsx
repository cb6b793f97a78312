import './search.css'
import { createRoot } from 'react-dom/client'
import { searchText } from '../shared/texts/index.ts'
import { setComboboxRole } from './combobox.ts'
import { highlightFoundWords } from './found-words.ts'
import { loadAll, loadNames } from './load-index.ts'
import { SearchPopup } from './popup.tsx'
import { createSearcher } from './searcher.ts'

const searcher = createSearcher({
  loadNames,
  loadAll,
  createWorker: () => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }),
})

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
