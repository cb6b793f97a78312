import { renderToString } from 'react-dom/server'
import type { PageData } from '../shared/page.ts'
import { App } from './app.tsx'
import { createStore, createState } from './navigation/store.ts'

/** Renders a page in its layout; null renders the not-found page. */
export function render(page: PageData | null): string {
  return renderToString(<App store={createStore(createState(page))} />)
}
