import { TimeLimitError } from '../../shared/code/time-guard.ts'
import { cutText, MAX_MESSAGE, type FrameProblem } from '../../shared/messages.ts'
import { formatArguments } from './format-value.ts'

/** A place in a stack, in all browsers: `blob:null/1234:3:5`. */
const PLACE = /(blob:[^\s:()'"]+)(?::(\d+):\d+)?/g
const MAX_STACK = 20_000

/** Chromium and Safari throw a RangeError, Firefox an InternalError. */
const RECURSION = /maximum call stack|too much recursion/i

/** Describes an error of the visitor's code. `files` has the names of its files by the addresses of their modules. */
export function describeError(error: unknown, files: ReadonlyMap<string, string>): FrameProblem {
  try {
    return error instanceof Error ? describe(error, files) : { kind: 'thrown', message: formatArguments([error]) }
  } catch {
    // a property of the error has thrown
    return { kind: 'thrown', message: '{…}' }
  }
}

function describe(error: Error, files: ReadonlyMap<string, string>): FrameProblem {
  const message = typeof error.message === 'string' ? error.message : formatArguments([error.message])
  const text = cutText(message, MAX_MESSAGE)
  return {
    kind: getKind(error, text),
    message: text.replaceAll(PLACE, (address, module: string) => files.get(module) ?? address) || formatName(error),
    ...findPlace(error, message, files),
  }
}

const formatName = ({ name }: Error): string => (typeof name === 'string' && name !== '' ? name : 'Error')

function getKind(error: Error, message: string): FrameProblem['kind'] {
  if (error instanceof TimeLimitError) return 'slow'
  return RECURSION.test(message) ? 'recursion' : 'error'
}

/** The first line of the visitor's code in the stack of an error. */
function findPlace(
  error: Error,
  message: string,
  files: ReadonlyMap<string, string>,
): Pick<FrameProblem, 'file' | 'line'> {
  // a stack can start with the message
  const stack = typeof error.stack === 'string' ? error.stack.replace(message, '').slice(0, MAX_STACK) : ''
  for (const [, module = '', line] of stack.matchAll(PLACE)) {
    const file = files.get(module)
    if (file !== undefined && line !== undefined) return { file, line: Number(line) }
  }
  // Firefox has no stack for errors of its parser
  const { fileName, lineNumber } = error as { fileName?: string; lineNumber?: number }
  const file = files.get(fileName ?? '')
  return file !== undefined && typeof lineNumber === 'number' ? { file, line: lineNumber } : {}
}
