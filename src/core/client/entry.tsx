import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageData } from '../shared/page.ts'
import { demoIdOf, withoutTrailingSlash } from '../shared/routes.ts'
import { defineApiTable } from '../../features/api-tables/client/api-table.ts'
import { followColor } from './color/store.ts'
import { defineLiveDemo } from '../../features/demos/client/live-demo.ts'
import { showStandalone } from '../../features/demos/client/show-standalone.tsx'
import { serveCodeBlocks } from './page/code-blocks.ts'
import { serveSearch } from '../../features/search/client/intent.ts'
import { App } from './app.tsx'
import { documentPage } from './loading/document-data.ts'
import { revealHashTarget } from './navigation/hash-target.ts'
import { forgetPages, keepPage, loadPage } from './loading/pages.ts'
import { prefetchOnIntent } from './navigation/prefetch.ts'
import { startRouter } from './navigation/router.ts'
import { createStore, initialState } from './navigation/store.ts'

// on a slow machine the evaluation of the scripts is a long task already
setTimeout(start)

function start(): void {
  const page = documentPage()
  if (page) keepPage(page)
  const store = createStore(initialState(page), {
    route: withoutTrailingSlash(location.pathname),
    tab: new URLSearchParams(location.search).get('tab') ?? '',
  })

  followColor()
  serveCodeBlocks()
  defineLiveDemo()
  defineApiTable()
  startRouter(store)
  prefetchOnIntent()
  serveSearch()
  revealHashTarget(location.hash)

  const root = document.getElementById('root')
  const demo = demoIdOf(location.pathname)
  if (root && demo !== undefined) void showStandalone(root, demo)
  // in a task of its own too
  else if (root) setTimeout(() => startTransition(() => void hydrateRoot(root, <App store={store} />)))

  // an edit of the content, while developing; a demo by itself is not a page
  import.meta.hot?.on('site:content', () => {
    if (demo !== undefined) return
    forgetPages()
    const show = (edited: PageData) => store.set({ view: { kind: 'page', page: edited } })
    // a mistake of the next edit is told by the overlay
    loadPage(store.get().route).then(show, () => {})
  })
}
