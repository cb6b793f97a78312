import { renderToString } from 'react-dom/server'
import type { PageData } from '../shared/page.ts'
import { App } from './app.tsx'
import { createStore, initialState } from './navigation/store.ts'

/** The markup of a page in its layout; null gives the not-found page. */
export function render(page: PageData | null): string {
  return renderToString(<App store={createStore(initialState(page))} />)
}
