import './live.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { observeNearViewport, waitForIdle } from '../../../core/client/browser/viewport.ts'
import { prepareCode } from '../../../core/client/page/code-blocks.ts'
import { readCard } from './card.ts'
import { DemoFrame } from './demo-frame.tsx'
import { followDemoTheme } from './live/demo-theme.ts'
import { findDemo } from './live/find-demo.ts'
import { addCodeTexts, removeCodeText } from './code-text.ts'
import { followShowcaseMode, readShowcaseMode } from './showcase.ts'

// the script of every page would be larger if it did this
followDemoTheme()
document.addEventListener('toggle', completeCode, true)

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
  preparePage()
  const code = element.querySelector<HTMLDetailsElement>('.demo-code')
  const hideCode = (event: Event) => code && closeCode(code, event)
  code?.addEventListener('click', hideCode)
  return {
    release: () => render(false),
    unmount: () => {
      isVisible = false
      code?.removeEventListener('click', hideCode)
      stopObserving()
      stopFollowing()
      // React cannot unmount a root while it removes the page that contains the card
      queueMicrotask(() => root.unmount())
    },
  }
}

/** Completes the code of a demo when it opens. It is part of the page by then. */
function completeCode({ target }: Event): void {
  if (!(target instanceof Element && target.matches('.demo-code'))) return
  removeCodeText(target)
  prepareCode()
}

/** Closes the code from its end, and moves to the button that opened it. */
function closeCode(code: HTMLDetailsElement, event: Event): void {
  const summary = code.querySelector('summary')
  if (!summary || !(event.target instanceof Element) || !event.target.closest('.demo-code-end')) return
  event.preventDefault()
  code.open = false
  summary.focus({ preventScroll: true })
  summary.scrollIntoView({ block: 'nearest' })
}

let isPreparing = false

/** Does what all cards of the page need when the browser is idle. */
function preparePage(): void {
  if (isPreparing || !('requestIdleCallback' in window)) return
  isPreparing = true
  requestIdleCallback(() => {
    isPreparing = false
    prefetchPosters()
    addCodeTexts()
  })
}

/** Fetches the posters further down, because loading them while scrolling drops frames. */
function prefetchPosters(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  // the browser loads the posters lazily
  if (connection?.saveData) return
  // only the poster for the current width is visible
  for (const poster of document.querySelectorAll<HTMLImageElement>('live-demo img'))
    if (poster.checkVisibility()) poster.loading = 'eager'
}
