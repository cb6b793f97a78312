/** The names of the functions that compiled code calls. They are global in the frame. */
export interface GuardNames {
  time: string
  each: string
  eachAsync: string
}

/** Different for each visit, because code with the same names could declare its own functions. */
const SUFFIX = Math.random().toString(36).slice(2)

export const GUARD_NAMES: GuardNames = {
  time: `__checkTime${SUFFIX}`,
  each: `__checkEach${SUFFIX}`,
  eachAsync: `__checkEachAsync${SUFFIX}`,
}

/** How long code may run without a pause, in milliseconds. */
export const TIME_LIMIT = 1500

/** Thrown into code that runs for too long. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError'
}

/** Reading the clock takes longer than a short loop, so most calls only count. */
const CALLS_PER_READING = 64

/** The functions by their names. */
export type TimeGuard = Record<string, (...values: never[]) => unknown>

interface Clock {
  now: () => number
  /** Calls back in a later task. Promises alone are not a pause. */
  afterTask: (callback: () => void) => void
}

/** Creates the functions that throw a `TimeLimitError` when the code has not paused for too long. */
export function createTimeGuard({ now, afterTask }: Clock, names = GUARD_NAMES): TimeGuard {
  let calls = 0
  let start: number | undefined
  let exceeded: TimeLimitError | undefined
  const checkTime = () => {
    calls += 1
    if (calls % CALLS_PER_READING !== 1) return
    if (start === undefined) {
      start = now()
      afterTask(() => {
        start = exceeded = undefined
        calls = 0
      })
    } else if (now() - start > TIME_LIMIT) {
      // the next call must not continue
      calls = 0
      // React calls a component again that has thrown, but the place of the first error is the right one
      exceeded ??= new TimeLimitError(`The code ran for more than ${TIME_LIMIT / 1000} seconds without a pause.`)
      throw exceeded
    }
  }
  return {
    [names.time]: checkTime,
    *[names.each]<T>(items: Iterable<T>) {
      for (const item of items) {
        checkTime()
        yield item
      }
    },
    async *[names.eachAsync]<T>(items: AsyncIterable<T> | Iterable<T>) {
      for await (const item of items) {
        checkTime()
        yield item
      }
    },
  }
}
