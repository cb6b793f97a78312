import { TimeLimitError } from '../../shared/code/time-guard.ts'
import { cutText, MAX_MESSAGE, type FrameProblem } from '../../shared/messages.ts'
import { formatArguments } from './console.ts'

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

/**
 * Finds the place of an error that the browser's parser has found: a rejected import does not have it, but the event
 * of a script does.
 */
export async function findSyntaxError(error: SyntaxError, addresses: string[]): Promise<SyntaxError> {
  const [address, ...rest] = addresses
  if (address === undefined) return error
  const place = await loadScript(address)
  return place ? Object.assign(error, place) : findSyntaxError(error, rest)
}

let isLoading = false

/** True for an error event that only tells the place of an error that is reported already. */
export const isRepeated = (): boolean => isLoading

interface Place {
  fileName: string
  lineNumber: number
}

/** Loads a module that has failed, or that has run already. The browser does not run it again. */
function loadScript(address: string): Promise<Place | undefined> {
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: address })
    let place: Place | undefined
    const onError = ({ filename, lineno }: ErrorEvent) => {
      place = { fileName: filename, lineNumber: lineno }
    }
    const finish = () => {
      isLoading = false
      removeEventListener('error', onError)
      script.remove()
      resolve(place)
    }
    isLoading = true
    addEventListener('error', onError)
    script.addEventListener('load', finish)
    script.addEventListener('error', finish)
    document.head.append(script)
  })
}
