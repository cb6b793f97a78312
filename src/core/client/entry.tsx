import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { features } from 'virtual:feature-start'
import type { PageData } from '../shared/page.ts'
import { withoutTrailingSlash } from '../shared/routes.ts'
import { App } from './app.tsx'
import { followColor } from './color/store.ts'
import { documentPage } from './loading/document-data.ts'
import { forgetPages, keepPage, loadPage } from './loading/pages.ts'
import { revealHashTarget } from './navigation/hash-target.ts'
import { prefetchOnIntent } from './navigation/prefetch.ts'
import { startRouter } from './navigation/router.ts'
import { createStore, initialState } from './navigation/store.ts'
import { serveCodeBlocks } from './page/code-blocks.ts'

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
  startRouter(store)
  prefetchOnIntent()
  for (const feature of features) feature.start?.()
  revealHashTarget(location.hash)

  const root = document.getElementById('root')
  if (!root || features.some((feature) => feature.drawOwnPage?.(location.pathname, root))) return
  // the head script hides the document on every special route
  document.documentElement.removeAttribute('data-standalone')
  // in a task of its own too
  setTimeout(() => startTransition(() => void hydrateRoot(root, <App store={store} />)))

  // an edit of the content, while developing
  import.meta.hot?.on('site:content', () => {
    forgetPages()
    const show = (edited: PageData) => store.set({ view: { kind: 'page', page: edited } })
    // Vite's overlay shows the mistakes of the next edit
    loadPage(store.get().route).then(show, () => {})
  })
}
