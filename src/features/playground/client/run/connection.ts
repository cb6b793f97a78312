import { ChunkLoadError } from '../../../../core/client/loading/chunk-load-error.ts'
import {
  FRAME_ADDRESS,
  readFrameMessage,
  type ConnectMessage,
  type FrameMessage,
  type FrameTheme,
  type PageMessage,
} from '../../shared/messages.ts'

/** How often the page asks the frame for an answer, and how long it waits for one, in milliseconds. */
const PING_INTERVAL = 500
export const FROZEN_AFTER = 2500
/** The first code takes longer, because the browser compiles React and the chart engine. */
const START_LIMIT = 10_000
/** If the frame shares the thread of the page, its answer may come right after the timer. */
const SECOND_CHANCE = 250

export interface ConnectionEvents {
  onMessage: (message: FrameMessage) => void
  /** The frame does not answer. */
  onFrozen: () => void
  /** The code has loaded another document into the frame. */
  onLeft: () => void
  onFailure: (error: ChunkLoadError) => void
}

/** One frame, until it is discarded. */
export interface Connection {
  readonly frame: HTMLIFrameElement
  /** Resolves when the frame accepts messages. Never, if it is closed before. */
  readonly ready: Promise<void>
  /** The specifiers of the files that it already has. */
  readonly files: Set<string>
  send: (message: PageMessage) => void
  close: () => void
}

export interface FrameOptions {
  title: string
  theme: FrameTheme
}

/** Adds a frame to an element and connects with it. */
export function connectFrame(container: HTMLElement, options: FrameOptions, events: ConnectionEvents): Connection {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.title = options.title
  frame.src = FRAME_ADDRESS
  const { port1: port, port2 } = new MessageChannel()
  let isLoaded = false
  let isReady = false
  let hasDrawn = false
  let pinged: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let setReady: (() => void) | undefined
  const ready = new Promise<void>((resolve) => {
    setReady = resolve
  })

  const send = (message: PageMessage) => port.postMessage(message)

  const watch = () => {
    const limit = hasDrawn ? FROZEN_AFTER : START_LIMIT
    const waited = pinged === undefined ? 0 : performance.now() - pinged
    if (waited >= limit + SECOND_CHANCE) return events.onFrozen()
    if (pinged === undefined && !document.hidden) {
      pinged = performance.now()
      send({ type: 'ping' })
    }
    timer = setTimeout(watch, waited > limit ? SECOND_CHANCE : Math.min(PING_INTERVAL, limit - waited + 1))
  }

  port.addEventListener('message', ({ data }) => {
    const message = readFrameMessage(data)
    if (!message) return
    if (message.type === 'pong') pinged = undefined
    if (message.type === 'drawn') hasDrawn = true
    if (message.type === 'ready' && !isReady) {
      isReady = true
      clearTimeout(timer)
      setReady?.()
      watch()
    }
    events.onMessage(message)
  })
  port.start()

  frame.addEventListener('load', () => {
    if (isLoaded) return events.onLeft()
    isLoaded = true
    const message: ConnectMessage = { type: 'connect', theme: options.theme }
    // the origin of a frame without an origin cannot be named
    frame.contentWindow?.postMessage(message, '*', [port2])
    timer = setTimeout(() => events.onFailure(new ChunkLoadError('error', FRAME_ADDRESS)), START_LIMIT)
  })
  container.append(frame)

  return {
    frame,
    ready,
    files: new Set(),
    send,
    close: () => {
      clearTimeout(timer)
      port.close()
      frame.remove()
    },
  }
}
