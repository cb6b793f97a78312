import type { ComponentType } from 'react'
import './frame.css'
import { createTimeGuard, type GuardNames } from '../../shared/code/time-guard.ts'
import type { ConnectMessage, FrameTheme, PageMessage, RunMessage } from '../../shared/messages.ts'
import { watchConsole } from './console.ts'
import { describeError, findSyntaxError, isRepeated } from './describe-error.ts'
import type { draw, Drawing, setChartMode } from './draw.tsx'
import { lockDown } from './lock-down.ts'
import { ModuleLinker, type LinkedCode } from './modules.ts'
import { openPort } from './port.ts'

// The script of the document in which the visitor's code runs.

interface Runtime {
  draw: typeof draw
  setChartMode: typeof setChartMode
}

/** The chart on the screen and its code. */
interface Shown {
  code: LinkedCode
  element: HTMLElement
  drawing: Drawing
  sheets: CSSStyleSheet[]
}

/** How long code may wait for something before the visitor reads about it, in milliseconds. */
const WAITING_AFTER = 5000

// without the sandbox this document would have the origin of the site, and any site could send it code
if (self.origin === 'null' && parent !== self) addEventListener('message', connect)

function connect({ source, data, ports: [port] }: MessageEvent<ConnectMessage>): void {
  if (source !== parent || data.type !== 'connect' || !port) return
  removeEventListener('message', connect)
  start(port, data)
}

function start(port: MessagePort, { theme }: ConnectMessage): void {
  lockDown()
  const wait = window.setTimeout.bind(window)
  const linker = new ModuleLinker()
  const stage = document.createElement('main')
  let runtime: Promise<Runtime> | undefined
  let currentTheme = theme
  let latest = 0
  let shown: Shown | undefined
  /** The code that has not been drawn yet. */
  let next: LinkedCode | undefined

  const clock = { now: performance.now.bind(performance), afterTask: (callback: () => void) => void wait(callback) }
  const defineGuards = (names: GuardNames) => {
    if (names.time in window) return
    for (const [name, value] of Object.entries(createTimeGuard(clock, names)))
      Object.defineProperty(window, name, { value })
  }

  const reportProblem = (error: unknown) => {
    const files = new Map([...(shown?.code.files ?? []), ...(next?.files ?? [])])
    send({ type: 'problem', id: latest, problem: describeError(error, files) })
  }

  const send = openPort(port, (message: PageMessage) => {
    if (message.type === 'ping') send({ type: 'pong' })
    else if (message.type === 'theme') applyTheme(message.theme)
    else if (message.type === 'font') void addFont(message.font)
    else void run(message)
  })

  const run = async (message: RunMessage) => {
    const { id, files, runtime: specifier } = message
    latest = id
    let isWaiting = true
    linker.addFiles(files)
    runtime ??= import(linker.getAddress(specifier)) as Promise<Runtime>
    const { draw: drawComponent, setChartMode: setMode } = await runtime
    defineGuards(message.guards)
    wait(() => {
      if (isWaiting && id === latest) send({ type: 'problem', id, problem: { kind: 'waiting', message: '' } })
    }, WAITING_AFTER)
    if (id !== latest) return
    setMode(getMode(currentTheme))
    const code = linker.link(message)
    next = code
    const before = document.adoptedStyleSheets
    const element = document.createElement('div')
    element.className = 'stage-live stage-next'
    let drawing: Drawing | undefined
    try {
      const { default: Demo } = await importEntry(code)
      if (id === latest && !isComponent(Demo)) {
        send({ type: 'problem', id, problem: { kind: 'no-component', message: '' } })
      } else if (id === latest) {
        stage.append(element)
        drawing = drawComponent(Demo as ComponentType, element, reportProblem)
        await drawing.done
      }
      if (id !== latest || !drawing) return removeAll(code, element, drawing)
      if (!element.isConnected) send({ type: 'problem', id, problem: { kind: 'changed', message: '' } })
      const sheets = document.adoptedStyleSheets.filter((sheet) => !before.includes(sheet))
      document.adoptedStyleSheets = sheets
      element.className = 'stage-live'
      if (shown) removeAll(shown.code, shown.element, shown.drawing)
      shown = { code, element, drawing, sheets }
      next = undefined
      send({ type: 'drawn', id })
    } catch (error) {
      if (id === latest) reportProblem(error)
      document.adoptedStyleSheets = shown?.sheets ?? []
      removeAll(code, element, drawing)
    } finally {
      isWaiting = false
    }
  }

  const applyTheme = (value: FrameTheme) => {
    currentTheme = value
    document.documentElement.dataset.prefersColor = getMode(value)
    document.body.dataset.chartTheme = value.startsWith('none') ? 'none' : value
    void runtime?.then(({ setChartMode: setMode }) => setMode(getMode(value)))
  }

  // the page gives the focus back otherwise
  const onPress = ({ isTrusted }: Event) => isTrusted && send({ type: 'pressed' })
  for (const type of ['pointerdown', 'touchstart']) addEventListener(type, onPress, { capture: true, passive: true })
  addEventListener('error', ({ error, message }) => {
    if (!isRepeated()) reportProblem(error ?? new Error(message))
  })
  addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    send({ type: 'blocked', id: latest, directive: effectiveDirective, address: blockedURI }),
  )
  watchConsole((line) => send({ type: 'console', id: latest, line }))
  document.body.append(stage)
  new ResizeObserver(() => send({ type: 'height', height: Math.ceil(stage.getBoundingClientRect().height) })).observe(
    stage,
  )
  applyTheme(theme)
  send({ type: 'ready' })
}

const getMode = (theme: FrameTheme): 'light' | 'dark' => (theme.endsWith('dark') ? 'dark' : 'light')

/** A function, a class, or the result of `memo` or `forwardRef`. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)

async function importEntry({ entry, files }: LinkedCode): Promise<{ default?: unknown }> {
  try {
    return (await import(/* @vite-ignore */ entry)) as { default?: unknown }
  } catch (error) {
    throw error instanceof SyntaxError ? await findSyntaxError(error, [...files.keys()]) : error
  }
}

function removeAll(code: LinkedCode, element: HTMLElement, drawing: Drawing | undefined): void {
  drawing?.remove()
  element.remove()
  code.release()
}

async function addFont(data: ArrayBuffer): Promise<void> {
  const face = new FontFace('Inter', data, { weight: '100 900' })
  document.fonts.add(await face.load())
}
