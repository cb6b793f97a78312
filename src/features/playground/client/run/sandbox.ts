import { TIME_LIMIT } from '../../shared/code/time-guard.ts'
import type { CodeFile, CodeProblem } from '../../shared/code-file.ts'
import type { ConsoleLine, FrameMessage, FrameProblem, FrameTheme } from '../../shared/messages.ts'
import { createPackageModules, getFileSpecifier, listFiles } from '../../shared/packages.ts'
import { codeText } from '../../shared/texts/code.ts'
import { compileProgram, type Program } from './compile-program.ts'
import { connectFrame, FROZEN_AFTER, type Connection } from './connection.ts'
import { loadFiles, loadFont } from './load-packages.ts'

export type { ConsoleLine, FrameTheme }

export interface SandboxEvents {
  onDrawn: () => void
  onProblem: (problem: CodeProblem) => void
  onConsole: (line: ConsoleLine) => void
  onHeight: (height: number) => void
  /** A part failed to load. */
  onFailure: (error: unknown) => void
}

export interface Sandbox {
  /** The current frame. It is replaced when the code does not respond. */
  readonly frame: HTMLIFrameElement
  /** Runs the code. A later call replaces an earlier one that has not been drawn. */
  run: (files: CodeFile[]) => void
  setTheme: (theme: FrameTheme) => void
  dispose: () => void
}

/** The number of console lines that are shown. */
export const MAX_CONSOLE_LINES = 200

/** Creates a frame that runs code. The code has no access to the page, and cannot make it wait. */
export function createSandbox(
  container: HTMLElement,
  title: string,
  theme: FrameTheme,
  events: SandboxEvents,
): Sandbox {
  let currentTheme = theme
  const font = loadFont()
  let isDisposed = false
  /** The code that waits for its turn. */
  let pending: CodeFile[] | undefined
  /** The frame has not yet answered after the last code. */
  let isBusy = false
  let isPreparing = false
  let id = 0
  /** What runs under this id. Undefined if the code on the screen is older than the code of the visitor. */
  let current: Program | undefined
  let lastDrawn: Program | undefined
  let lines = 0
  const blocked = new Set<string>()
  let connection = connect()

  function connect(): Connection {
    isBusy = false
    const opened: Connection = connectFrame(
      container,
      { title, theme: currentTheme },
      {
        onMessage: (message) => opened === connection && handle(message),
        onFrozen: () => replaceFrame(codeText('code.frozen', { seconds: FROZEN_AFTER / 1000 })),
        onLeft: () => replaceFrame(codeText('code.left')),
        onFailure: events.onFailure,
      },
    )
    void Promise.all([font, opened.ready]).then(([data]) => data && opened.send({ type: 'font', font: data }))
    return opened
  }

  /** Discards the frame with code that does not respond, and draws the last good chart in a new one. */
  function replaceFrame(message: string): void {
    const stopped = current
    connection.close()
    connection = connect()
    current = undefined
    if (lastDrawn === stopped) lastDrawn = undefined
    if (lastDrawn && !pending) void start(lastDrawn)
    events.onProblem({ message })
  }

  function handle(message: FrameMessage): void {
    if (message.type === 'pong') {
      isBusy = false
      void startNext()
    } else if (message.type === 'height') events.onHeight(message.height)
    else if (message.type === 'console') reportLine(message.line)
    else if (message.type === 'blocked') reportBlocked(describeBlocked(message))
    else if ('id' in message && message.id === id && current) {
      if (message.type === 'problem') return events.onProblem(describeProblem(message.problem, current))
      lastDrawn = current
      events.onDrawn()
    }
  }

  function reportLine(line: ConsoleLine): void {
    lines += 1
    if (lines < MAX_CONSOLE_LINES) events.onConsole(line)
    else if (lines === MAX_CONSOLE_LINES) events.onConsole({ level: 'info', text: codeText('console.more') })
  }

  /** The policy is in the header and in the document, so everything is blocked twice. */
  function reportBlocked(text: string): void {
    if (blocked.has(text)) return
    blocked.add(text)
    reportLine({ level: 'error', text })
  }

  async function startNext(): Promise<void> {
    if (!pending || isPreparing || isBusy || isDisposed) return
    const files = pending
    pending = undefined
    isPreparing = true
    try {
      const program = await compileProgram(files)
      if ('problem' in program) {
        current = undefined
        if (!pending) events.onProblem(program.problem)
      } else if (!pending) await start(program)
    } catch (error) {
      if (!isDisposed) events.onFailure(error)
    }
    isPreparing = false
    void startNext()
  }

  async function start(program: Program): Promise<void> {
    const { compiled, list } = program
    const opened = connection
    const needed = listFiles(list, compiled.packages).filter(({ address }) => !opened.files.has(address))
    const [files] = await Promise.all([loadFiles(list, needed), opened.ready])
    if (isDisposed || opened !== connection) return
    for (const { address } of needed) opened.files.add(address)
    id += 1
    lines = 0
    blocked.clear()
    current = program
    isBusy = true
    opened.send({
      type: 'run',
      id,
      files,
      runtime: getFileSpecifier(list.files[list.runtime]?.address ?? ''),
      packages: createPackageModules(list, compiled.packages),
      modules: compiled.modules,
    })
    // answered when the frame has started with the code
    opened.send({ type: 'ping' })
  }

  return {
    get frame() {
      return connection.frame
    },
    run(files) {
      pending = files
      void startNext()
    },
    setTheme(next) {
      currentTheme = next
      void connection.ready.then(() => connection.send({ type: 'theme', theme: next }))
    },
    dispose() {
      isDisposed = true
      connection.close()
    },
  }
}

function describeProblem({ kind, message, file, line }: FrameProblem, { files }: Program): CodeProblem {
  const place = { ...(file !== undefined && { file }), ...(line !== undefined && { line }) }
  if (kind === 'slow') return { message: codeText('code.slow', { seconds: TIME_LIMIT / 1000 }), ...place }
  if (kind === 'recursion') return { message: codeText('code.recursion'), ...place }
  if (kind === 'thrown') return { message: codeText('code.thrown', { value: message }), ...place }
  if (kind === 'no-component') return { message: codeText('code.no-component'), file: files[0]?.name ?? '' }
  return { message, ...place }
}

const describeBlocked = ({ directive, address }: { directive: string; address: string }): string =>
  address === 'eval' || directive === 'require-trusted-types-for'
    ? codeText('code.blocked.eval')
    : codeText('code.blocked', { address: address || directive })
