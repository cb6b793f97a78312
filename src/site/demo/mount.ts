import './live.css'
import { createRoot } from 'react-dom/client'
import { createElement } from 'react'
import { DemoFrame } from './demo-frame.tsx'
import { cardOf } from './card.ts'
import { fetchPicturesAhead } from './pictures-ahead.ts'

/** What the card of a demo can be told. */
export interface Frame {
  show: () => void
  /** The chart goes, its picture comes back. */
  release: () => void
  unmount: () => void
}

/** Brings the card of a demo to life. Each has a root of its own: an error in one harms no other. */
export function mountFrame(element: HTMLElement): Frame {
  const card = cardOf(element)
  const root = createRoot(card.actions)
  const draw = (live: boolean) => root.render(createElement(DemoFrame, { card, live }))
  draw(true)
  fetchPicturesAhead()
  return { show: () => draw(true), release: () => draw(false), unmount: () => root.unmount() }
}
