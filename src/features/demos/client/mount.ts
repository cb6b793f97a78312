import './live.css'
import { createRoot } from 'react-dom/client'
import { createElement } from 'react'
import { observeNearViewport, waitForIdle } from '../../../core/client/browser/viewport.ts'
import { readCard } from './card.ts'
import { DemoFrame } from './demo-frame.tsx'
import { findDemo } from './live/find-demo.ts'
import { fetchPicturesAhead } from './pictures-ahead.ts'

/** What the card of a demo can be told. */
export interface Frame {
  /** The chart goes, its picture comes back. */
  release: () => void
  unmount: () => void
}

/**
 * Brings the card of a demo to life. Each has a root of its own: an error in one harms no other. The
 * chart is drawn when it is seen, which takes longer than a frame; until then it is fetched.
 */
export function mountFrame(element: HTMLElement): Frame {
  const card = readCard(element)
  const root = createRoot(card.actions)
  const draw = (live: boolean) => root.render(createElement(DemoFrame, { card, live }))
  draw(false)
  // what goes wrong is told when it is drawn
  findDemo(card.demo.id).catch(() => {})
  let isSeen = true
  const drawIfSeen = () => isSeen && draw(true)
  const stopObserving = observeNearViewport(card.stage, '0px', (seen) => {
    isSeen = seen
    if (seen) void waitForIdle().then(drawIfSeen)
  })
  fetchPicturesAhead()
  return {
    release: () => draw(false),
    unmount: () => {
      isSeen = false
      stopObserving()
      // the card may leave the document while React removes the page, and React cannot unmount a root meanwhile
      queueMicrotask(() => root.unmount())
    },
  }
}
