import { CHUNK_LOAD_TIMEOUT_MS } from '../../../../core/shared/constants.ts'

/** The result, or why there is none: it took too long, or there is no worker. */
export type Answer<Output> = { value: Output } | 'stopped' | 'failed'

class StoppedError extends Error {}

/** Creates a function that asks a worker, one question after the other. A worker that takes too long is replaced. */
export function createAsker<Output>(create: () => Worker): (input: unknown, limit: number) => Promise<Answer<Output>> {
  let started: Promise<Worker> | undefined
  let isMissing = false
  let last: Promise<unknown> = Promise.resolve()

  const start = async (): Promise<Worker> => {
    const worker = create()
    try {
      // the first message reports that its script is loaded
      await nextMessage(worker, CHUNK_LOAD_TIMEOUT_MS)
      return worker
    } catch (error) {
      isMissing = true
      worker.terminate()
      throw error
    }
  }
  const ask = async (input: unknown, limit: number): Promise<Answer<Output>> => {
    if (isMissing) return 'failed'
    let worker: Worker | undefined
    try {
      worker = await (started ??= start())
      const answer = nextMessage<Output>(worker, limit)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
      worker.postMessage(input)
      return { value: await answer }
    } catch (error) {
      worker?.terminate()
      started = undefined
      return error instanceof StoppedError ? 'stopped' : 'failed'
    }
  }
  return (input, limit) => {
    const answer = last.then(() => ask(input, limit))
    last = answer
    return answer
  }
}

const nextMessage = <Output>(worker: Worker, limit: number): Promise<Output> =>
  new Promise((resolve, reject) => {
    const listeners = new AbortController()
    const { signal } = listeners
    const timer = setTimeout(() => end(() => reject(new StoppedError())), limit)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      listeners.abort()
      settle()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Output>) => end(() => resolve(data)), { signal })
    const fail = (event: Event) => {
      // the page takes over, so the error is not logged
      event.preventDefault()
      end(() => reject(new Error('the worker failed')))
    }
    worker.addEventListener('error', fail, { signal })
    worker.addEventListener('messageerror', fail, { signal })
  })
