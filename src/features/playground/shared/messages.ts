import { isRecord } from '../../../core/shared/is-record.ts'
import type { CompiledModule } from './code/compile.ts'
import type { PackageModule } from './packages.ts'

/** The document in which the visitor's code runs. */
export const FRAME_ADDRESS = '/~frame'

/** The theme of the frame. `none-*` is the library's default theme on a light or dark page. */
export type FrameTheme = 'light' | 'dark' | 'none-light' | 'none-dark'

export interface ConsoleLine {
  level: 'log' | 'info' | 'warn' | 'error'
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
}

/** A message from the page to the frame. */
export type PageMessage =
  | RunMessage
  | { type: 'theme'; theme: FrameTheme }
  // the font of the site, which the frame may not fetch
  | { type: 'font'; font: ArrayBuffer }
  | { type: 'ping' }

/** What went wrong in the frame. The page writes the sentence for it, because the frame has no texts. */
export interface FrameProblem {
  kind: 'error' | 'slow' | 'recursion' | 'no-component' | 'thrown'
  message: string
  file?: string
  line?: number
}

/** A message from the frame to the page. */
export type FrameMessage =
  | { type: 'ready' | 'pong' }
  | { type: 'drawn'; id: number }
  | { type: 'problem'; id: number; problem: FrameProblem }
  | { type: 'console'; id: number; line: ConsoleLine }
  | { type: 'blocked'; id: number; directive: string; address: string }
  | { type: 'height'; height: number }

const PROBLEM_KINDS = new Set(['error', 'slow', 'recursion', 'no-component', 'thrown'])
const LEVELS = new Set(['log', 'info', 'warn', 'error'])

/** Checks a message of the frame. The code of the visitor runs there, so it can be anything. */
export function readFrameMessage(value: unknown): FrameMessage | undefined {
  return isFrameMessage(value) ? value : undefined
}

function isFrameMessage(value: unknown): value is FrameMessage {
  if (!isRecord(value)) return false
  const { type, id } = value
  if (type === 'ready' || type === 'pong') return true
  if (type === 'height') return Number.isFinite(value.height)
  if (typeof id !== 'number') return false
  if (type === 'drawn') return true
  if (type === 'problem') return isProblem(value.problem)
  if (type === 'console') return isConsoleLine(value.line)
  return type === 'blocked' && typeof value.directive === 'string' && typeof value.address === 'string'
}

const isProblem = (value: unknown): boolean =>
  isRecord(value) &&
  PROBLEM_KINDS.has(String(value.kind)) &&
  typeof value.message === 'string' &&
  ['undefined', 'string'].includes(typeof value.file) &&
  ['undefined', 'number'].includes(typeof value.line)

const isConsoleLine = (value: unknown): boolean =>
  isRecord(value) && LEVELS.has(String(value.level)) && typeof value.text === 'string'
