import './live.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { observeNearViewport, waitForIdle } from '../../../core/client/browser/viewport.ts'
import { readCard } from './card.ts'
import { DemoFrame } from './demo-frame.tsx'
import { followDemoTheme } from './live/demo-theme.ts'
import { findDemo } from './live/find-demo.ts'
import { followShowcaseMode, readShowcaseMode } from './showcase.ts'

// the script of every page would be larger if it did this
followDemoTheme()

/** The mounted card of a demo. */
export interface Frame {
  /** Removes the chart and shows the poster again. */
  release: () => void
  unmount: () => void
}

/**
 * Mounts the card of a demo in its own React root, so that an error affects no other card. The code of the demo is
 * fetched immediately, but its chart is rendered when it is visible, because that takes longer than a frame.
 */
export function mountFrame(element: HTMLElement): Frame {
  const card = readCard(element)
  const root = createRoot(card.actions ?? document.createElement('div'))
  let isLive = false
  const render = (live = isLive) => {
    isLive = live
    const theme = readShowcaseMode(element) ?? card.theme
    root.render(createElement(DemoFrame, { card: { ...card, theme }, live }))
  }
  render()
  // rendering the chart reports the error
  findDemo(card.demo.id).catch(() => {})
  let isVisible = true
  const renderIfVisible = () => isVisible && render(true)
  const stopObserving = observeNearViewport(card.stage, '0px', (visible) => {
    isVisible = visible
    if (visible) void waitForIdle().then(renderIfVisible)
  })
  const stopFollowing = followShowcaseMode(element, () => render())
  prefetchPosters()
  const codeEnd = element.querySelector('.demo-code-end')
  codeEnd?.addEventListener('click', hideCode)
  return {
    release: () => render(false),
    unmount: () => {
      isVisible = false
      codeEnd?.removeEventListener('click', hideCode)
      stopObserving()
      stopFollowing()
      // React cannot unmount a root while it removes the page that contains the card
      queueMicrotask(() => root.unmount())
    },
  }
}

/** Closes the code from its end, and moves to the button that opened it. */
function hideCode(event: Event): void {
  event.preventDefault()
  const code = (event.currentTarget as HTMLElement).closest('details')
  const summary = code?.querySelector('summary')
  if (!code || !summary) return
  code.open = false
  summary.focus({ preventScroll: true })
  summary.scrollIntoView({ block: 'nearest' })
}

let isPrefetchScheduled = false

/** Fetches the posters further down when the browser is idle, because loading them while scrolling drops frames. */
function prefetchPosters(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  // without idle callbacks, the browser loads the posters lazily
  if (isPrefetchScheduled || connection?.saveData || !('requestIdleCallback' in window)) return
  isPrefetchScheduled = true
  requestIdleCallback(() => {
    isPrefetchScheduled = false
    // only the poster for the current width is visible
    for (const poster of document.querySelectorAll<HTMLImageElement>('live-demo img'))
      if (poster.checkVisibility()) poster.loading = 'eager'
  })
}
