import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { features } from 'virtual:feature-activate'
import type { PageData } from '../shared/page.ts'
import { App } from './shell/layout.tsx'
import { followColor } from './color/store.ts'
import { defineElements } from './loading/lazy-element.ts'
import { cachePage, clearPages, loadPage, readDocumentData, readDocumentPage } from './loading/pages.ts'
import { scrollToHashTarget } from './navigation/hash-target.ts'
import { activateRouter } from './navigation/router.ts'
import { createStore, createState } from './navigation/store.ts'
import { activateCodeBlocks } from './page/code-blocks.ts'
import { activateMenus } from './controls/menu.ts'

// in its own task, because evaluating the scripts is a long task on a slow machine
setTimeout(start)

function start(): void {
  const page = readDocumentPage()
  if (page) cachePage(page)
  const store = createStore(createState(page), {
    route: location.pathname,
    tab: new URLSearchParams(location.search).get('tab') ?? '',
  })

  followColor()
  activateCodeBlocks()
  activateMenus()
  defineElements()
  for (const feature of features) feature.activate?.()
  scrollToHashTarget(location.hash)

  const root = document.getElementById('root')
  if (!root || features.some((feature) => feature.renderSpecialPage?.(readDocumentData(), root))) return
  // links on a special page load a document, because there is no layout that could show a page
  activateRouter(store)
  // in its own task for the same reason
  setTimeout(() => startTransition(() => void hydrateRoot(root, <App store={store} />)))

  // an edit of the content during development
  import.meta.hot?.on('site:content', () => {
    clearPages()
    const show = (edited: PageData) => store.set({ view: { kind: 'page', page: edited } })
    // failures are ignored here, because Vite's error overlay shows them
    loadPage(store.get().route).then(show, () => {})
  })
}
