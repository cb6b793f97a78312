import { isRecord } from '../../../core/shared/is-record.ts'
import type { CompiledModule } from './code/compile.ts'
import type { GuardNames } from './code/time-guard.ts'
import type { PackageModule } from './packages.ts'

/** The document in which the visitor's code runs. */
export const FRAME_ADDRESS = '/~frame'

/** The theme of the frame. `none-*` is the library's default theme on a light or dark page. */
export type FrameTheme = 'light' | 'dark' | 'none-light' | 'none-dark'

/** The methods of the console that have a level of their own. */
export const CONSOLE_LEVELS = ['log', 'info', 'warn', 'error'] as const

export interface ConsoleLine {
  level: (typeof CONSOLE_LEVELS)[number]
  text: string
}

/** A built file of a package, which the page has fetched for the frame. */
export interface FileText {
  /** The name by which other files import it: `./engine-1a2b3c4d.js`. */
  specifier: string
  code: string
  /** The specifiers of the files that it imports. */
  imports: string[]
}

/** The first message, with a port for all others. */
export interface ConnectMessage {
  type: 'connect'
  theme: FrameTheme
}

export interface RunMessage {
  type: 'run'
  id: number
  /** Files that the frame does not have yet, each after those that it imports. */
  files: FileText[]
  /** The specifier of the file that draws. */
  runtime: string
  packages: PackageModule[]
  modules: CompiledModule[]
  /** The names of the functions that the modules call. */
  guards: GuardNames
}

/** A message from the page to the frame. */
export type PageMessage =
  | RunMessage
  | { type: 'theme'; theme: FrameTheme }
  // the font of the site, which the frame may not fetch
  | { type: 'font'; font: ArrayBuffer }
  | { type: 'ping' }

const PROBLEM_KINDS = ['error', 'slow', 'recursion', 'no-component', 'thrown', 'waiting', 'changed'] as const

/** What went wrong in the frame. The page writes the sentence for it, because the frame has no texts. */
export interface FrameProblem {
  kind: (typeof PROBLEM_KINDS)[number]
  message: string
  file?: string
  line?: number
}

/** A message from the frame to the page. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'pong' }
  // the visitor has pressed a button of the pointer
  | { type: 'pressed' }
  | { type: 'drawn'; id: number }
  | { type: 'problem'; id: number; problem: FrameProblem }
  | { type: 'console'; id: number; line: ConsoleLine }
  | { type: 'blocked'; id: number; directive: string; address: string }
  | { type: 'height'; height: number }

/** Longer texts of the frame are cut, because the page renders and stores them. */
export const MAX_MESSAGE = 2000
export const MAX_LINE = 5000
const MAX_ADDRESS = 500
/** The most that a chart can need, in pixels. */
export const MAX_HEIGHT = 4000

/**
 * Reads a message of the frame. The code of the visitor runs there, so it can be anything: what is returned is a new
 * object with nothing but the known properties, whose texts and numbers are limited.
 */
export function readFrameMessage(value: unknown): FrameMessage | undefined {
  if (!isRecord(value)) return undefined
  const { type, id } = value
  if (type === 'ready' || type === 'pong' || type === 'pressed') return { type }
  if (type === 'height') return readHeight(value.height)
  if (!isInteger(id)) return undefined
  if (type === 'drawn') return { type, id }
  if (type === 'problem') {
    const problem = readProblem(value.problem)
    return problem && { type, id, problem }
  }
  if (type === 'console') {
    const line = readConsoleLine(value.line)
    return line && { type, id, line }
  }
  const { directive, address } = value
  if (type !== 'blocked' || typeof directive !== 'string' || typeof address !== 'string') return undefined
  return { type, id, directive: cutText(directive, MAX_ADDRESS), address: cutText(address, MAX_ADDRESS) }
}

function readHeight(height: unknown): FrameMessage | undefined {
  if (typeof height !== 'number' || !Number.isFinite(height)) return undefined
  return { type: 'height', height: Math.min(Math.max(Math.ceil(height), 0), MAX_HEIGHT) }
}

function readProblem(value: unknown): FrameProblem | undefined {
  if (!isRecord(value)) return undefined
  const { message, file, line } = value
  const kind = PROBLEM_KINDS.find((known) => known === value.kind)
  if (kind === undefined || typeof message !== 'string') return undefined
  if (file !== undefined && typeof file !== 'string') return undefined
  if (line !== undefined && !isInteger(line)) return undefined
  return {
    kind,
    message: cutText(message, MAX_MESSAGE),
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
  }
}

function readConsoleLine(value: unknown): ConsoleLine | undefined {
  if (!isRecord(value) || typeof value.text !== 'string') return undefined
  const level = CONSOLE_LEVELS.find((known) => known === value.level)
  return level && { level, text: cutText(value.text, MAX_LINE) }
}

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)

export const cutText = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text
