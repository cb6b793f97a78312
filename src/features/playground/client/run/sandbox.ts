import type { SourceFile, CodeProblem } from '../../shared/code-file.ts'
import type { ConsoleLine, FrameMessage, FrameProblem, FrameTheme } from '../../shared/messages.ts'
import { createPackageModules, getFileSpecifier, listFiles } from '../../shared/packages.ts'
import { codeText } from '../../shared/texts/code.ts'
import { compileProgram, type Program, loadFiles, loadFont } from './compile-program.ts'
import { connectFrame, FROZEN_AFTER, type Connection } from './connection.ts'
import { describeBlocked, describeRunProblem } from './describe-problem.ts'
import { limitGrowth } from './limit-growth.ts'

export type { ConsoleLine, FrameTheme }

export interface SandboxEvents {
  /** The chart is on the screen. The code can have reported a problem before. */
  onDrawn: (problem: CodeProblem | undefined) => void
  onProblem: (problem: CodeProblem) => void
  onConsole: (line: ConsoleLine) => void
  onHeight: (height: number) => void
  /** A part failed to load. */
  onFailure: (error: unknown) => void
}

export type Sandbox = ReturnType<typeof createSandbox>

/** A program in a frame. */
interface Run {
  id: number
  program: Program
  /** The first problem before the chart is drawn, which would otherwise disappear with the drawing. */
  problem?: CodeProblem | undefined
  isDrawn: boolean
  /** Other code has run in its frame before. */
  isFrameUsed: boolean
  lines: number
  blocked: Set<string>
}

/** A frame and what is known about it. */
interface OpenedFrame extends Connection {
  /** It has not yet answered after the last code. */
  isBusy: boolean
  isUsed: boolean
  /** Its code had a problem, or can go on after it was replaced. The next code gets a new frame. */
  isSpoiled: boolean
  /** Shows a good chart. */
  hasChart: boolean
  height: number | undefined
}

/** The number of console lines that are shown. */
export const MAX_CONSOLE_LINES = 200

/** What other code in the same document would notice. */
const LASTING =
  /\b(?:document|window|self|globalThis|prototype|__proto__|constructor|define(?:Property|Properties)|set(?:Interval|Timeout)|requestAnimationFrame|\w*Worker|addEventListener|EventTarget)\b/

/** Creates a frame that runs code. The code has no access to the page. */
export function createSandbox(container: HTMLElement, title: string, theme: FrameTheme, events: SandboxEvents) {
  let currentTheme = theme
  const font = loadFont()
  const setHeight = limitGrowth(events.onHeight)
  let state = 'running' as 'running' | 'stopped' | 'disposed'
  let latest: SourceFile[] | undefined
  /** The code that waits for its turn. */
  let pending: SourceFile[] | undefined
  let isPreparing = false
  let lastId = 0
  /** Undefined if the code on the screen is older than the code of the visitor. */
  let current: Run | undefined
  let lastDrawn: Program | undefined
  /** The frame with the last good chart, which is visible until newer code is drawn in another frame. */
  let visible: OpenedFrame | undefined
  /** The frame that runs the newest code. */
  let newest = open()

  function open(): OpenedFrame {
    const connection = connectFrame(
      container,
      { title, theme: currentTheme },
      {
        onMessage: (message) => handle(message, opened),
        onFrozen: () => replaceFrames(codeText('code.frozen', { seconds: FROZEN_AFTER / 1000 })),
        onFlood: () => replaceFrames(codeText('code.flood')),
        onFocusTaken: () => replaceFrames(codeText('code.focus')),
        // a frame that has not run code has not left because of it
        onLeft: () => (opened.isUsed ? replaceFrames(codeText('code.left')) : restart()),
        onMoved: restart,
        onFailure: (error) => opened === newest && events.onFailure(error),
      },
    )
    const unused = { isBusy: false, isUsed: false, isSpoiled: false, hasChart: false, height: undefined }
    const opened: OpenedFrame = Object.assign(connection, unused)
    if (visible) {
      // with `visibility: hidden` it would draw nothing
      connection.frame.style.cssText = 'position: absolute; top: 0; left: 0; opacity: 0; z-index: -1'
      connection.frame.inert = true
    }
    void Promise.all([font, connection.ready]).then(([data]) => data && connection.send({ type: 'font', font: data }))
    return opened
  }

  function closeAll(): void {
    visible?.close()
    visible = undefined
    newest.close()
    current = undefined
  }

  /** Opens a new frame for the next code. The last good chart stays visible. */
  function renew(): void {
    if (newest.hasChart) visible = newest
    else newest.close()
    newest = open()
  }

  /** Discards the frames with code that misbehaves, and draws the last good chart in a new one. */
  function replaceFrames(message: string): void {
    const stopped = current?.program
    closeAll()
    newest = open()
    if (lastDrawn === stopped) lastDrawn = undefined
    const problem = { message }
    if (lastDrawn && !pending && !isPreparing) void start(lastDrawn, problem)
    events.onProblem(problem)
  }

  /** Runs the last code in a new frame. */
  function restart(): void {
    closeAll()
    state = 'running'
    pending = latest
    newest = open()
    void startNext()
  }

  function handle(message: FrameMessage, from: OpenedFrame): void {
    if (message.type === 'height') {
      from.height = message.height
      if (from === (visible ?? newest)) setHeight(message.height)
      return
    }
    if (from !== newest) return
    if (message.type === 'pong') {
      newest.isBusy = false
      void startNext()
    } else if ('id' in message && message.id === current?.id) report(message, current)
  }

  function report(message: Extract<FrameMessage, { id: number }>, run: Run): void {
    if (message.type === 'console') reportLine(message.line, run)
    else if (message.type === 'blocked') reportBlocked(describeBlocked(message), run)
    else if (message.type === 'problem') {
      newest.isSpoiled = true
      if (isRepeatable(message.problem, run)) {
        // earlier code in the same frame may be the reason, so the code gets a second chance in a new one
        current = undefined
        void start(run.program)
      } else reportProblem(describeRunProblem(message.problem, run.program.files), run)
    } else show(run)
  }

  function show(run: Run): void {
    run.isDrawn = newest.hasChart = true
    lastDrawn = run.program
    if (visible) {
      visible.close()
      visible = undefined
      newest.frame.style.cssText = ''
      newest.frame.inert = false
      if (newest.height !== undefined) setHeight(newest.height)
    }
    events.onDrawn(run.problem)
  }

  function reportProblem(problem: CodeProblem, run: Run): void {
    if (run.problem && !run.isDrawn) return
    run.problem = problem
    events.onProblem(problem)
  }

  function reportLine(line: ConsoleLine, run: Run): void {
    run.lines += 1
    if (run.lines < MAX_CONSOLE_LINES) events.onConsole(line)
    else if (run.lines === MAX_CONSOLE_LINES) events.onConsole({ level: 'info', text: codeText('console.more') })
  }

  /** The policy is in the header and in the document, so everything is blocked twice. */
  function reportBlocked(text: string, run: Run): void {
    if (run.blocked.has(text) || run.blocked.size === MAX_CONSOLE_LINES) return
    run.blocked.add(text)
    reportLine({ level: 'error', text }, run)
  }

  async function startNext(): Promise<void> {
    if (!pending || isPreparing || newest.isBusy || state !== 'running') return
    const files = pending
    pending = undefined
    isPreparing = true
    try {
      const program = await compileProgram(files)
      if (state === 'running' && !pending) {
        if ('problem' in program) {
          current = undefined
          events.onProblem(program.problem)
        } else await start(program)
      }
    } catch (error) {
      if (state === 'running') events.onFailure(error)
    }
    isPreparing = false
    void startNext()
  }

  async function start(program: Program, problem?: CodeProblem): Promise<void> {
    const { compiled, list } = program
    if (newest.isSpoiled) renew()
    const opened = newest
    const needed = listFiles(list, compiled.packages).filter(({ address }) => !opened.files.has(address))
    const [files] = await Promise.all([loadFiles(list, needed), opened.ready])
    if (state !== 'running') return
    // the frame was replaced meanwhile
    if (opened !== newest) return pending ? undefined : start(program, problem)
    for (const { address } of needed) opened.files.add(address)
    lastId += 1
    const { isUsed: isFrameUsed } = opened
    current = { id: lastId, program, problem, isDrawn: false, isFrameUsed, lines: 0, blocked: new Set() }
    opened.isUsed = true
    opened.isSpoiled = compiled.modules.some(({ name, code }) => !name.endsWith('.css') && LASTING.test(code))
    opened.isBusy = true
    opened.send({
      type: 'run',
      id: lastId,
      files,
      runtime: getFileSpecifier(list.files[list.runtime]?.address ?? ''),
      packages: createPackageModules(list, compiled.packages),
      modules: compiled.modules,
      guards: compiled.guards,
    })
    // answered when the frame has started with the code
    opened.send({ type: 'ping' })
  }

  return {
    /** The frame that is visible. It is replaced when its code does not respond or has left something behind. */
    get frame(): HTMLIFrameElement {
      return (visible ?? newest).frame
    },
    /** Runs the code. A later call replaces an earlier one that has not been drawn. */
    run(files: SourceFile[]) {
      latest = pending = files
      void startNext()
    },
    /** Ends the code. The next one runs after `restart`. */
    stop() {
      state = 'stopped'
      closeAll()
    },
    restart,
    setTheme(next: FrameTheme) {
      currentTheme = next
      for (const opened of [visible, newest]) void opened?.ready.then(() => opened.send({ type: 'theme', theme: next }))
    },
    dispose() {
      state = 'disposed'
      closeAll()
    },
  }
}

/** Problems that earlier code in the same frame can cause, such as a changed prototype. */
const isRepeatable = ({ kind }: FrameProblem, { isFrameUsed, isDrawn }: Run): boolean =>
  isFrameUsed && !isDrawn && ['error', 'thrown', 'waiting', 'changed'].includes(kind)
