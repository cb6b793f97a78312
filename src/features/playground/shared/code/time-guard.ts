/** The functions that compiled code calls. They are global in the frame. */
export const CHECK_TIME = '__checkTime'
export const CHECK_EACH = '__checkEach'
export const CHECK_EACH_ASYNC = '__checkEachAsync'

/** How long code may run without a pause, in milliseconds. */
export const TIME_LIMIT = 1500

/** Thrown into code that runs for too long. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError'
}

/** Reading the clock takes longer than a short loop, so most calls only count. */
const CALLS_PER_READING = 64

export interface TimeGuard {
  [CHECK_TIME]: () => void
  [CHECK_EACH]: <T>(items: Iterable<T>) => Iterable<T>
  [CHECK_EACH_ASYNC]: <T>(items: AsyncIterable<T> | Iterable<T>) => AsyncIterable<T>
}

interface Clock {
  now: () => number
  /** Calls back in a later task. Promises alone are not a pause. */
  afterTask: (callback: () => void) => void
}

/** Creates the functions that throw a `TimeLimitError` when the code has not paused for too long. */
export function createTimeGuard({ now, afterTask }: Clock): TimeGuard {
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
    [CHECK_TIME]: checkTime,
    *[CHECK_EACH](items) {
      for (const item of items) {
        checkTime()
        yield item
      }
    },
    async *[CHECK_EACH_ASYNC](items) {
      for await (const item of items) {
        checkTime()
        yield item
      }
    },
  }
}
