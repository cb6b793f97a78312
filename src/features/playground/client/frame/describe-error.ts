import { TimeLimitError } from '../../shared/code/time-guard.ts'
import type { FrameProblem } from '../../shared/messages.ts'

/** A place in a stack, in all browsers: `blob:null/1234:3:5`. */
const PLACE = /(blob:[^\s:()'"]+)(?::(\d+):\d+)?/g

/** Chromium and Safari throw a RangeError, Firefox an InternalError. */
const RECURSION = /maximum call stack|too much recursion/i

/** Describes an error of the visitor's code. `files` has the names of its files by the addresses of their modules. */
export function describeError(error: unknown, files: ReadonlyMap<string, string>): FrameProblem {
  if (!(error instanceof Error)) return { kind: 'thrown', message: String(error) }
  return {
    kind: getKind(error),
    message: error.message.replaceAll(PLACE, (address, module: string) => files.get(module) ?? address),
    ...findPlace(error, files),
  }
}

function getKind(error: Error): FrameProblem['kind'] {
  if (error instanceof TimeLimitError) return 'slow'
  return RECURSION.test(error.message) ? 'recursion' : 'error'
}

/** The first line of the visitor's code in the stack of an error. */
function findPlace(error: Error, files: ReadonlyMap<string, string>): Pick<FrameProblem, 'file' | 'line'> {
  // a stack can start with the message
  const stack = (error.stack ?? '').replace(error.message, '')
  for (const [, module = '', line] of stack.matchAll(PLACE)) {
    const file = files.get(module)
    if (file !== undefined && line !== undefined) return { file, line: Number(line) }
  }
  // Firefox has no stack for errors of its parser
  const { fileName, lineNumber } = error as { fileName?: string; lineNumber?: number }
  const file = files.get(fileName ?? '')
  return file !== undefined && lineNumber !== undefined ? { file, line: lineNumber } : {}
}
