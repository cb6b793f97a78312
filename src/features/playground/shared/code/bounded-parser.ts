// these paths are the modules that Vite resolves `sucrase` to, so the parser is bundled once
import { parse, type File } from 'sucrase/dist/esm/parser/index.js'
import State from 'sucrase/dist/esm/parser/tokenizer/state.js'

/** Code on which the parser would spend seconds or years. */
export class NestingError extends Error {}

/** The demos need up to 151. */
const MAX_REPEATED = 5000

let repeated = 0
let most = MAX_REPEATED

// sucrase tries an expression first and starts again if it was a function, so the time doubles with each level
const restore = Reflect.get(State.prototype, 'restoreFromSnapshot')
State.prototype.restoreFromSnapshot = function restoreFromSnapshot(snapshot) {
  repeated += this.tokens.length - snapshot.tokensLength + 1
  if (repeated > most) throw new NestingError()
  restore.call(this, snapshot)
}

/** Lets the parser run once. Throws a `NestingError` if it repeats too much. */
export function limitParser<Result>(run: () => Result, limit = MAX_REPEATED): Result {
  repeated = 0
  most = limit
  try {
    return run()
  } catch (error) {
    // the stack is full, which Firefox reports as an InternalError
    throw error instanceof RangeError || (error as Error).name === 'InternalError' ? new NestingError() : error
  }
}

export const parseBounded = (code: string, hasJsx: boolean, isTypeScript: boolean, limit?: number): File =>
  limitParser(() => parse(code, hasJsx, isTypeScript, false), limit)
