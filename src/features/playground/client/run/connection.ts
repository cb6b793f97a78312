import { ChunkLoadError } from '../../../../core/client/loading/load-part.ts'
import {
  FRAME_ADDRESS,
  readFrameMessage,
  type ConnectMessage,
  type FrameMessage,
  type FrameTheme,
  type PageMessage,
} from '../../shared/messages.ts'
import { keepFocus } from './keep-focus.ts'

/** How often the page asks the frame for an answer, and how long it waits for one, in milliseconds. */
const PING_INTERVAL = 500
export const FROZEN_AFTER = 2500
/** The first code takes longer, because the browser compiles React and the chart engine. */
const START_LIMIT = 10_000
/** The document of the frame comes over the network. */
const LOAD_LIMIT = 30_000
/** If the frame shares the thread of the page, its answer may come right after the timer. */
const SECOND_CHANCE = 250
/** The most messages per second, and the most time in milliseconds that the page takes to read them. */
const MAX_MESSAGES = 1000
const MAX_READING_TIME = 250

export interface ConnectionEvents {
  onMessage: (message: FrameMessage) => void
  /** The frame does not answer. */
  onFrozen: () => void
  /** The frame sends more than the page can read. */
  onFlood: () => void
  /** The code takes the keyboard from the visitor again and again. */
  onFocusTaken: () => void
  /** The code has loaded another document into the frame. */
  onLeft: () => void
  /** The page has moved the frame, which has loaded its document again. */
  onMoved: () => void
  onFailure: (error: ChunkLoadError) => void
}

/** One frame, until it is discarded. */
export type Connection = ReturnType<typeof connectFrame>

/** Adds a frame to an element and connects with it. */
export function connectFrame(
  container: HTMLElement,
  { title, theme }: { title: string; theme: FrameTheme },
  events: ConnectionEvents,
) {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.title = title
  frame.src = FRAME_ADDRESS
  const { port1: port, port2 } = new MessageChannel()
  let loadedWindow: Window | null = null
  let isReady = false
  let hasDrawn = false
  let pinged: number | undefined
  let setReady: (() => void) | undefined
  /** Resolves when the frame accepts messages, or when it is closed. */
  const ready = new Promise<void>((resolve) => {
    setReady = resolve
  })
  const fail = () => events.onFailure(new ChunkLoadError('timeout', FRAME_ADDRESS))
  let timer = setTimeout(fail, LOAD_LIMIT)

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

  const focus = keepFocus(frame, events.onFocusTaken)
  const closed = new AbortController()
  const { signal } = closed
  const close = () => {
    // Firefox delivers messages that wait in a closed port
    closed.abort()
    clearTimeout(timer)
    focus.stop()
    port.close()
    frame.remove()
    setReady?.()
  }
  const limitRate = createRateLimit(events.onFlood)
  const receive = (event: MessageEvent) => {
    // a large message takes its time when its data is read
    const message = limitRate(() => readFrameMessage(event.data))
    if (!message) return
    if (message.type === 'pressed') focus.allow()
    if (message.type === 'pong') pinged = undefined
    if (message.type === 'drawn') hasDrawn = true
    if (message.type === 'ready' && !isReady) {
      isReady = true
      clearTimeout(timer)
      setReady?.()
      watch()
    }
    events.onMessage(message)
  }
  port.addEventListener('message', receive, { signal })
  port.start()
  // the frame sends nothing to the window, but its code can
  const countOther = ({ source }: MessageEvent) => {
    if (source === frame.contentWindow) limitRate(() => undefined)
  }
  addEventListener('message', countOther, { signal })

  frame.addEventListener('load', () => {
    // a frame that is moved gets a new window, one that its code navigates keeps it
    if (loadedWindow) return loadedWindow === frame.contentWindow ? events.onLeft() : events.onMoved()
    loadedWindow = frame.contentWindow
    const message: ConnectMessage = { type: 'connect', theme }
    // the origin of a frame without an origin cannot be named
    loadedWindow?.postMessage(message, '*', [port2])
    clearTimeout(timer)
    timer = setTimeout(fail, START_LIMIT)
  })
  container.append(frame)

  /** The addresses of the files that it already has. */
  const files = new Set<string>()
  return { frame, ready, files, send, close }
}

/** Reads messages until there are too many in a second. Reading is what takes time if they are large. */
function createRateLimit(onExceeded: () => void): <Message>(read: () => Message) => Message | undefined {
  let second = 0
  let count = 0
  let time = 0
  return (read) => {
    const start = performance.now()
    if (start - second > 1000) {
      second = start
      count = time = 0
    }
    count += 1
    const message = read()
    time += performance.now() - start
    if (count <= MAX_MESSAGES && time <= MAX_READING_TIME) return message
    onExceeded()
    return undefined
  }
}
