import './search.css'
import { createRoot } from 'react-dom/client'
import { isSearchIndex, openIndex } from '../shared/search-index.ts'
import { searchText } from '../shared/texts/index.ts'
import { readDocumentData } from '../../../core/client/loading/document-data.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'
import { makeCombobox } from './box.ts'
import { markFoundWords } from './found-words.ts'
import { SearchPopup } from './popup.tsx'
import { createSearcher } from './searcher.ts'

const search = createSearcher(
  async () => openIndex(await loadJson(String(readDocumentData().search), isSearchIndex)),
  () => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }),
)

const started = new WeakSet<HTMLInputElement>()

/** Gives the box its list. Everything is fetched now, so that the first answer does not wait for it. */
export function startSearch(input: HTMLInputElement, before: EventTarget | null): void {
  if (started.has(input)) return
  started.add(input)
  input.parentElement?.removeAttribute('data-failed')
  makeCombobox(input)
  markFoundWords()
  // what goes wrong is told when something is searched
  search('').catch(() => undefined)
  // beside the page, not in it: its own root must not change while the page takes over its markup
  const container = document.body.appendChild(document.createElement('search'))
  container.ariaLabel = searchText('search.list')
  createRoot(container).render(<SearchPopup input={input} search={search} focusedBefore={before} />)
}
