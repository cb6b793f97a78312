import './live.css'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { savesData } from '../../../core/client/browser/saves-data.ts'
import { observeNearViewport, waitForIdle } from '../../../core/client/browser/viewport.ts'
import { COLOR_ATTRIBUTE } from '../../../core/shared/constants.ts'
import { loadCode, readCard, reopenEditor, type Card } from './card.ts'
import { activateCodeTexts, activateCodeViews } from './code-view.ts'
import { DemoFrame } from './demo-frame.tsx'
import { activateFolds, FOLD_EVENT, isFolded, markFolded, unfold } from './fold.ts'
import { followIntent, repeatMove } from './intent.ts'
import { followDemoTheme, onDemoTheme } from './live/demo-theme.ts'
import { findDemo, lookUpDemo } from './live/find-demo.ts'
import { findPlots } from './live/find-plots.ts'

// the script of every page would be larger if it did this
followDemoTheme()
activateCodeViews()
activateFolds()

/** A chart without a poster starts when it is more than the edge of the screen shows. */
const VISIBLE = '0px 0px -10%'
/** The distance from the viewport beyond which the chart of a card is removed. */
const FAR = '2500px'

/**
 * Mounts the card of a demo in its own React root, so that an error affects no other card. The poster shows what the
 * chart would show, so the chart is rendered when the visitor wants to use it. If the poster shows something else, the
 * chart is rendered when it is visible. Returns a function that unmounts the card.
 */
export function mountCard(element: HTMLElement): () => void {
  const card = readCard(element)
  reopenEditor(element, card.demo.id)
  const root = createRoot(card.actions ?? document.createElement('div'))
  let isLive = false
  const render = (live = isLive) => {
    isLive = live
    const theme = readShowcaseMode(element) ?? card.theme
    root.render(createElement(DemoFrame, { card: { ...card, theme }, live, onUse }))
  }
  const onUse = async () => {
    unfold(element)
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
  let isFar = false
  const renderIfNeeded = () => isVisible && !isFolded(element) && needsChart(card) && render(true)
  const onFold = () => (isFolded(element) ? render(false) : renderIfNeeded())
  const followers = [
    followIntent(element, card.stage, () => void onIntent()),
    observeNearViewport(card.stage, VISIBLE, (visible) => {
      isVisible = visible
      if (visible) void waitForIdle().then(renderIfNeeded)
    }),
    observeNearViewport(element, FAR, (close) => {
      isFar = !close
      if (isFar) void waitForIdle().then(() => isFar && render(false))
    }),
    onDemoTheme(renderIfNeeded),
    followShowcaseMode(element, () => render()),
  ]
  // errors of images do not bubble
  card.poster.addEventListener('error', renderIfNeeded, true)
  element.addEventListener(FOLD_EVENT, onFold)
  preparePage()
  prepareDemo(card.demo.id)
  prefetchCode(element)
  return () => {
    isVisible = false
    isFar = false
    for (const stop of followers) stop()
    element.removeEventListener(FOLD_EVENT, onFold)
    // React cannot unmount a root while it removes the page that contains the card
    queueMicrotask(() => root.unmount())
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

/** Loads the code before it is used: some browsers copy nothing after a request. Using it reports the error. */
function prefetchCode(element: HTMLElement): void {
  if (!savesData()) loadCode(element).catch(() => {})
}

let isPreparing = false

/** Does what all cards of the page need when the browser is idle. */
function preparePage(): void {
  if (isPreparing || !('requestIdleCallback' in window)) return
  isPreparing = true
  requestIdleCallback(() => {
    isPreparing = false
    markFolded()
    // the browser loads posters lazily, and code is loaded when it is opened
    if (savesData()) return
    prefetchPosters(document.querySelectorAll<HTMLImageElement>('live-demo img[loading=lazy]').values())
    activateCodeTexts()
  })
}

/** Fetches the posters further down, because loading them while scrolling drops frames. One at a time, when idle. */
function prefetchPosters(posters: ArrayIterator<HTMLImageElement>): void {
  for (const poster of posters) {
    // only the poster for the current width is visible
    if (!poster.checkVisibility()) continue
    poster.loading = 'eager'
    requestIdleCallback(() => prefetchPosters(posters))
    return
  }
}

/** How long a demo without charts may take. */
const EMPTY_MS = 1000

/** Resolves when the first frame of a demo's charts is drawn, or when it has failed. */
function waitForPlots(stage: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      clearTimeout(timer)
      observer.disconnect()
      // the chart engine draws in the next frame
      requestAnimationFrame(() => resolve())
    }
    const check = () => {
      if (findPlots(stage).length > 0 || stage.querySelector('.stage-failure')) finish()
      else if (stage.hasChildNodes()) timer ??= setTimeout(finish, EMPTY_MS)
    }
    const observer = new MutationObserver(check)
    observer.observe(stage, { childList: true, subtree: true })
    check()
  })
}

/** The color mode of the showcase around a card; undefined if there is no showcase. */
function readShowcaseMode(card: HTMLElement): 'light' | 'dark' | undefined {
  const showcase = card.closest('.showcase')
  if (!showcase) return undefined
  const chosen = showcase.querySelector<HTMLInputElement>('[name="showcase-mode"]:checked')?.value
  return (chosen ?? document.documentElement.getAttribute(COLOR_ATTRIBUTE)) === 'dark' ? 'dark' : 'light'
}

/** Calls back when the visitor chooses another color mode, for the showcase or for the site. */
function followShowcaseMode(card: HTMLElement, onChange: () => void): () => void {
  const showcase = card.closest('.showcase')
  if (!showcase) return () => {}
  const page = new MutationObserver(onChange)
  page.observe(document.documentElement, { attributeFilter: [COLOR_ATTRIBUTE] })
  showcase.addEventListener('change', onChange)
  return () => {
    page.disconnect()
    showcase.removeEventListener('change', onChange)
  }
}

/**
 * Prepares a demo when the browser is idle, so that its chart appears soon after the visitor wants to use it. A pointer
 * can be over a chart at any time, so its scripts are run. For a finger they are only fetched: running the chart engine
 * takes long on a phone, and most charts are never tapped.
 */
function prepareDemo(id: string): void {
  if (!('requestIdleCallback' in window) || savesData()) return
  const prepare = matchMedia('(hover: hover)').matches ? findDemo : prefetchDemo
  // rendering the chart reports the error
  requestIdleCallback(() => void prepare(id).catch(() => {}))
}

/** Scripts that are in the cache of the browser, or on the way. */
const fetched = new Set<string>()

/** Not with a link element, because the content security policy forbids one that only fetches. */
async function prefetchDemo(id: string): Promise<void> {
  const { part: [addresses = ''] = [], imports } = await lookUpDemo(id)
  if (!imports) return
  const missing = `${imports} ${addresses}`.split(' ').filter((file) => !fetched.has(file))
  await Promise.all(
    missing.map(async (file) => {
      fetched.add(file)
      const response = await fetch(file, { priority: 'low' })
      await response.arrayBuffer()
    }),
  )
}
