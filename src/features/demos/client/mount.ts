import './live.css'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { observeNearViewport, waitForIdle } from '../../../core/client/browser/viewport.ts'
import { prepareCode } from '../../../core/client/page/code-blocks.ts'
import { readCard, type Card } from './card.ts'
import { DemoFrame } from './demo-frame.tsx'
import { followDemoTheme, onDemoTheme } from './live/demo-theme.ts'
import { addCodeTexts, removeCodeText } from './code-text.ts'
import { followIntent, repeatMove } from './intent.ts'
import { prepareDemo, savesData } from './prepare-demo.ts'
import { followShowcaseMode, readShowcaseMode } from './showcase.ts'
import { waitForPlots } from './wait-for-plots.ts'

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
 * Mounts the card of a demo in its own React root, so that an error affects no other card. The poster shows what the
 * chart would show, so the chart is rendered when the visitor wants to use it. If the poster shows something else, the
 * chart is rendered when it is visible.
 */
export function mountFrame(element: HTMLElement): Frame {
  const card = readCard(element)
  const root = createRoot(card.actions ?? document.createElement('div'))
  let isLive = false
  const render = (live = isLive) => {
    isLive = live
    const theme = readShowcaseMode(element) ?? card.theme
    root.render(createElement(DemoFrame, { card: { ...card, theme }, live, onUse }))
  }
  const onUse = async () => {
    // at once, because React would wait for two frames
    if (!isLive) flushSync(() => render(true))
    card.stage.ariaBusy = 'true'
    await waitForPlots(card.live)
    card.stage.ariaBusy = null
  }
  const onIntent = async () => {
    if (isLive) return
    await onUse()
    repeatMove(card.live)
  }
  render()
  let isVisible = true
  const renderIfNeeded = () => isVisible && needsChart(card) && render(true)
  const followers = [
    followIntent(element, card.stage, () => void onIntent()),
    observeNearViewport(card.stage, '0px', (visible) => {
      isVisible = visible
      if (visible) void waitForIdle().then(renderIfNeeded)
    }),
    onDemoTheme(renderIfNeeded),
    listen(card.poster, 'error', renderIfNeeded),
    followShowcaseMode(element, () => render()),
  ]
  preparePage()
  prepareDemo(card.demo.id)
  const code = element.querySelector<HTMLDetailsElement>('.demo-code')
  if (code) followers.push(listen(code, 'click', (event) => closeCode(code, event)))
  return {
    release: () => render(false),
    unmount: () => {
      isVisible = false
      for (const stop of followers) stop()
      // React cannot unmount a root while it removes the page that contains the card
      queueMicrotask(() => root.unmount())
    },
  }
}

/** Whether the poster does not show what the chart would show: the demo moves, has another theme or too little space. */
function needsChart({ element, poster }: Card): boolean {
  if (element.dataset.eager !== undefined) return true
  const shown = [...poster.querySelectorAll('img, svg')].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
  const isBroken = shown instanceof HTMLImageElement && shown.complete && shown.naturalWidth === 0
  return !shown || isBroken || shown.clientWidth < Number(shown.getAttribute('width'))
}

/** Listens also to events that do not bubble, such as the errors of images. Returns a function that stops listening. */
function listen(element: Element, type: string, listener: (event: Event) => void): () => void {
  element.addEventListener(type, listener, true)
  return () => element.removeEventListener(type, listener, true)
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
  // the browser loads the posters lazily
  if (savesData()) return
  // only the poster for the current width is visible
  for (const poster of document.querySelectorAll<HTMLImageElement>('live-demo img'))
    if (poster.checkVisibility()) poster.loading = 'eager'
}
