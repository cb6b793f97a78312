import { MAX_LINE, MAX_MESSAGE, type FrameMessage, type PageMessage } from '../../shared/messages.ts'

// The port must stay out of reach of the visitor's code, because whoever has it can send anything to the page. So this
// module is used before code runs, and calls nothing later that the code can have replaced.

/** The most messages of one kind from one run. The page shows fewer lines. */
const MAX_REPORTS = 250
const MAX_HEIGHTS_PER_SECOND = 100

/** Calls back with each message of the page, and returns the function that sends messages to it. */
export function openPort(
  port: MessagePort,
  onMessage: (message: PageMessage) => void,
): (message: FrameMessage) => void {
  const getData = uncurry(MessageEvent.prototype, 'data') as (event: MessageEvent) => PageMessage
  const queue: PageMessage[] = []
  // while a listener runs, `window.event` is its event, whose target is the port
  const { port1, port2 } = new MessageChannel()
  const wake = port2.postMessage.bind(port2)
  port1.addEventListener('message', () => {
    const message = queue.shift()
    if (message) onMessage(message)
  })
  port1.start()
  port.addEventListener('message', (event) => {
    queue[queue.length] = getData(event)
    wake(undefined)
  })
  port.start()
  return limitMessages(port.postMessage.bind(port))
}

function limitMessages(post: (message: FrameMessage) => void): (message: FrameMessage) => void {
  const now = performance.now.bind(performance)
  const slice = uncurry(String.prototype, 'slice') as (text: string, start: number, end: number) => string
  const cut = (text: unknown, length: number): string => {
    if (typeof text !== 'string') return ''
    return text.length > length ? `${slice(text, 0, length)}…` : text
  }
  let run = 0
  let reports = { console: 0, problem: 0, blocked: 0 }
  let second = 0
  let heights = 0
  return (message) => {
    if (message.type === 'height') {
      if (now() - second > 1000) {
        second = now()
        heights = 0
      }
      heights += 1
      if (heights <= MAX_HEIGHTS_PER_SECOND) post(message)
      return
    }
    if (!('id' in message) || message.type === 'drawn') return post(message)
    const { id } = message
    if (id !== run) reports = { console: 0, problem: 0, blocked: 0 }
    run = id
    reports[message.type] += 1
    if (reports[message.type] > MAX_REPORTS) return
    if (message.type === 'console') {
      const { level, text } = message.line
      post({ type: 'console', id, line: { level, text: cut(text, MAX_LINE) } })
    } else if (message.type === 'problem') {
      const { problem } = message
      post({ type: 'problem', id, problem: { ...problem, message: cut(problem.message, MAX_MESSAGE) } })
    } else {
      const { directive, address } = message
      post({ type: 'blocked', id, directive: cut(directive, MAX_MESSAGE), address: cut(address, MAX_MESSAGE) })
    }
  }
}

/** A method, or the getter of a property, as a function whose first argument is the object. */
function uncurry(owner: object, name: string): (...values: unknown[]) => unknown {
  const found = Object.getOwnPropertyDescriptor(owner, name) ?? {}
  const method: unknown = Reflect.get(found, 'get') ?? Reflect.get(found, 'value')
  return Function.prototype.call.bind(method as () => unknown)
}
