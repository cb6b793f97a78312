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

/** What happens to the code of the visitor. Every phase has an object of its own, which identifies what is being prepared. */
interface Work {
  phase:
    | 'idle'
    /** The code starts when the frame has answered. */
    | 'waiting'
    /** Code is compiled and its packages are loaded. Newer code replaces `files` and waits until that has ended. */
    | 'preparing'
    /** No code runs until `restart`. */
    | 'stopped'
  /** The newest code. */
  files: SourceFile[] | undefined
}

/** A program in a frame. */
interface Run {
  /** Unique in its frame. */
  id: number
  program: Program
  /** Its messages are ignored after newer code has `replaced` it. */
  phase: 'started' | 'drawn' | 'replaced'
  /** The first problem before the chart is drawn, which would otherwise disappear with the drawing. */
  problem: CodeProblem | undefined
  lines: number
  blocked: Set<string>
}

/** A frame and what is known about it. */
interface OpenedFrame extends Connection {
  /** Its last code. */
  run?: Run
  /** It has not yet answered after the last code. */
  isBusy?: boolean
  /** Its code had a problem, or can go on after it was replaced. The next code gets a new frame. */
  isSpoiled?: boolean
  /** Shows a good chart. */
  hasChart?: boolean
  height?: number
}

interface State {
  work: Work
  theme: FrameTheme
  /** The frame that runs the newest code. */
  newest: OpenedFrame
  /** The frame with the last good chart, which is visible until newer code is drawn in another frame. */
  visible?: OpenedFrame | undefined
  lastDrawn?: Program | undefined
}

/** The number of console lines that are shown. */
export const MAX_CONSOLE_LINES = 200

/** What other code in the same document would notice. */
const LASTING =
  /\b(?:document|window|self|globalThis|prototype|__proto__|constructor|define(?:Property|Properties)|set(?:Interval|Timeout)|requestAnimationFrame|\w*Worker|addEventListener|EventTarget)\b/

/** Creates a frame that runs code. The code has no access to the page. */
export function createSandbox(container: HTMLElement, title: string, theme: FrameTheme, events: SandboxEvents) {
  const font = loadFont()
  const setHeight = limitGrowth(events.onHeight)
  const state: State = { work: { phase: 'idle', files: undefined }, theme, newest: open(theme) }

  function open(openedTheme: FrameTheme, visible?: OpenedFrame): OpenedFrame {
    const opened: OpenedFrame = connectFrame(
      container,
      { title, theme: openedTheme },
      {
        onMessage: (message) => handle(message, opened),
        onFrozen: () => replaceFrames(codeText('code.frozen', { seconds: FROZEN_AFTER / 1000 })),
        onFlood: () => replaceFrames(codeText('code.flood')),
        onFocusTaken: () => replaceFrames(codeText('code.focus')),
        // a frame that has not run code has not left because of it
        onLeft: () => (opened.run ? replaceFrames(codeText('code.left')) : restart()),
        onMoved: restart,
        onFailure: (error) => opened === state.newest && events.onFailure(error),
      },
    )
    if (visible) {
      // with `visibility: hidden` it would draw nothing
      opened.frame.style.cssText = 'position: absolute; top: 0; left: 0; opacity: 0; z-index: -1'
      opened.frame.inert = true
    }
    void Promise.all([font, opened.ready]).then(([data]) => data && opened.send({ type: 'font', font: data }))
    return opened
  }

  function closeAll(): void {
    state.visible?.close()
    state.visible = undefined
    state.newest.close()
  }

  /** Opens a new frame for the next code. The last good chart stays visible. */
  function renew(): void {
    if (state.newest.hasChart) state.visible = state.newest
    else state.newest.close()
    state.newest = open(state.theme, state.visible)
  }

  /** Discards the frames with code that misbehaves, and draws the last good chart in a new one. */
  function replaceFrames(message: string): void {
    if (state.lastDrawn === state.newest.run?.program) state.lastDrawn = undefined
    closeAll()
    state.newest = open(state.theme)
    const problem = { message }
    if (state.lastDrawn && state.work.phase === 'idle') void prepare(state.lastDrawn, problem)
    events.onProblem(problem)
  }

  /** Runs the newest code in a new frame. */
  function restart(): void {
    closeAll()
    state.newest = open(state.theme)
    const { files } = state.work
    state.work = { phase: files ? 'waiting' : 'idle', files }
    startWaiting()
  }

  function stop(): void {
    state.work = { ...state.work, phase: 'stopped' }
    closeAll()
  }

  function handle(message: FrameMessage, from: OpenedFrame): void {
    if (message.type === 'height') {
      from.height = message.height
      if (from === (state.visible ?? state.newest)) setHeight(message.height)
      return
    }
    if (from !== state.newest) return
    const { run } = from
    if (message.type === 'pong') {
      from.isBusy = false
      startWaiting()
    } else if ('id' in message && message.id === run?.id && run.phase !== 'replaced') report(message, run)
  }

  function report(message: Extract<FrameMessage, { id: number }>, run: Run): void {
    if (message.type === 'console') reportLine(message.line, run)
    else if (message.type === 'blocked') reportBlocked(describeBlocked(message), run)
    else if (message.type === 'problem') {
      state.newest.isSpoiled = true
      if (isRepeatable(message.problem, run)) {
        // earlier code in the same frame may be the reason, so the code gets a second chance in a new one
        run.phase = 'replaced'
        if (state.work.phase === 'idle') void prepare(run.program)
      } else reportProblem(describeRunProblem(message.problem, run.program.files), run)
    } else show(run)
  }

  function show(run: Run): void {
    const { newest, visible } = state
    run.phase = 'drawn'
    newest.hasChart = true
    state.lastDrawn = run.program
    if (visible) {
      visible.close()
      state.visible = undefined
      newest.frame.style.cssText = ''
      newest.frame.inert = false
      if (newest.height !== undefined) setHeight(newest.height)
    }
    events.onDrawn(run.problem)
  }

  function reportProblem(problem: CodeProblem, run: Run): void {
    if (run.problem && run.phase === 'started') return
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

  function startWaiting(): void {
    const { phase, files } = state.work
    if (phase === 'waiting' && files && !state.newest.isBusy) void prepare(files)
  }

  /** Compiles code and sends it to a frame, unless newer code arrives or the sandbox is stopped. */
  async function prepare(code: SourceFile[] | Program, problem?: CodeProblem): Promise<void> {
    const { files } = state.work
    const work: Work = { phase: 'preparing', files }
    state.work = work
    const isNeeded = () => state.work === work && work.files === files
    try {
      const program = Array.isArray(code) ? await compileProgram(code) : code
      if ('problem' in program) {
        if (isNeeded()) {
          if (state.newest.run) state.newest.run.phase = 'replaced'
          events.onProblem(program.problem)
        }
      } else await start(program, problem, isNeeded)
    } catch (error) {
      if (state.work === work) events.onFailure(error)
    }
    if (state.work !== work) return
    state.work = { phase: work.files === files ? 'idle' : 'waiting', files: work.files }
    startWaiting()
  }

  async function start(program: Program, problem: CodeProblem | undefined, isNeeded: () => boolean): Promise<void> {
    if (!isNeeded()) return
    const { compiled, list } = program
    if (state.newest.isSpoiled) renew()
    const opened = state.newest
    const needed = listFiles(list, compiled.packages).filter(({ address }) => !opened.files.has(address))
    const [files] = await Promise.all([loadFiles(list, needed), opened.ready])
    // the frame can have been replaced meanwhile
    if (opened !== state.newest) return start(program, problem, isNeeded)
    if (state.work.phase === 'stopped') return
    for (const { address } of needed) opened.files.add(address)
    const id = (opened.run?.id ?? 0) + 1
    opened.run = { id, program, phase: 'started', problem, lines: 0, blocked: new Set() }
    opened.isSpoiled = compiled.modules.some(({ name, code }) => !name.endsWith('.css') && LASTING.test(code))
    opened.isBusy = true
    opened.send({
      type: 'run',
      id,
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
      return (state.visible ?? state.newest).frame
    },
    /** Runs the code. A later call replaces an earlier one that has not been drawn. */
    run(files: SourceFile[]) {
      const { work } = state
      if (work.phase === 'idle' || work.phase === 'waiting') state.work = { phase: 'waiting', files }
      else work.files = files
      startWaiting()
    },
    /** Ends the code. The next one runs after `restart`. */
    stop,
    restart,
    setTheme(next: FrameTheme) {
      state.theme = next
      for (const opened of [state.visible, state.newest])
        void opened?.ready.then(() => opened.send({ type: 'theme', theme: next }))
    },
  }
}

/** Problems that earlier code in the same frame can cause, such as a changed prototype. */
const isRepeatable = ({ kind }: FrameProblem, { id, phase }: Run): boolean =>
  id > 1 && phase === 'started' && ['error', 'thrown', 'waiting', 'changed'].includes(kind)
