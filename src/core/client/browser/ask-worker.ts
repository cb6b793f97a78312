import { CHUNK_LOAD_TIMEOUT_MS } from '../../shared/constants.ts'

/** A message of a worker: its script is loaded, how far it is, or an answer. */
type WorkerMessage = 'ready' | { progress: number } | { value: unknown } | { error: string }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
const reply = (message: WorkerMessage) => postMessage(message)

export function answerQuestions(answer: (input: never, onProgress: (share: number) => void) => unknown): void {
  addEventListener('message', async ({ data }: MessageEvent) => {
    try {
      reply({ value: await answer(data as never, (progress) => reply({ progress })) })
    } catch (error) {
      reply({ error: String(error) })
    }
  })
  reply('ready')
}

/** The result, or why there is none: it took too long, or there is no worker. */
export type Answer<Output> = { value: Output } | 'stopped' | 'failed'

export interface Asker<Output> {
  /** Starts the worker, if that has not happened. */
  start: () => void
  /** Rejects with the error of the worker's code. Without a limit, the answer may take any time. */
  ask: (input: unknown, limit?: number, onProgress?: (share: number) => void) => Promise<Answer<Output>>
  /** Ends the worker. Questions without an answer never get one. */
  stop: () => void
}

class StoppedError extends Error {}

/** Asks a worker, one question after the other. A worker that fails or takes too long is replaced. */
export function createAsker<Output>(create: () => Worker): Asker<Output> {
  const stopped = new AbortController()
  let worker: Worker | undefined
  let starting: Promise<Worker> | undefined
  let isMissing = false
  let last: Promise<unknown> = Promise.resolve()

  const startWorker = async (): Promise<Worker> => {
    try {
      worker = create()
      // the first message reports that its script is loaded
      await readMessage(worker, stopped.signal, CHUNK_LOAD_TIMEOUT_MS)
      return worker
    } catch (error) {
      isMissing = true
      throw error
    }
  }
  const ask: Asker<Output>['ask'] = async (input, limit, onProgress) => {
    if (isMissing) return 'failed'
    try {
      const started = await (starting ??= startWorker())
      const answer = readMessage(started, stopped.signal, limit, onProgress)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
      started.postMessage(input)
      return { value: (await answer) as Output }
    } catch (error) {
      if (error instanceof AnswerError) throw error
      worker?.terminate()
      starting = undefined
      return error instanceof StoppedError ? 'stopped' : 'failed'
    }
  }
  return {
    start() {
      starting ??= startWorker()
      starting.catch(() => undefined)
    },
    ask(input, limit, onProgress) {
      const answer = last.then(() => ask(input, limit, onProgress))
      last = answer.catch(() => undefined)
      return answer
    },
    stop() {
      stopped.abort()
      worker?.terminate()
    },
  }
}

/** The code of the worker has thrown an error. */
class AnswerError extends Error {}

function readMessage(
  worker: Worker,
  stopped: AbortSignal,
  limit?: number,
  onProgress?: (share: number) => void,
): Promise<unknown> {
  const listeners = new AbortController()
  const { signal } = listeners
  stopped.addEventListener('abort', () => listeners.abort(), { signal })
  const end = (settle: () => void) => {
    listeners.abort()
    settle()
  }
  return new Promise((resolve, reject) => {
    const timer = limit === undefined ? undefined : setTimeout(() => end(() => reject(new StoppedError())), limit)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const read = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data === 'ready') end(() => resolve(undefined))
      else if ('progress' in data) onProgress?.(data.progress)
      else end(() => ('error' in data ? reject(new AnswerError(data.error)) : resolve(data.value)))
    }
    const fail = (event: Event) => {
      // the page takes over, so the error is not logged
      event.preventDefault()
      end(() => reject(new Error('the worker failed')))
    }
    worker.addEventListener('message', read, { signal })
    worker.addEventListener('error', fail, { signal })
    worker.addEventListener('messageerror', fail, { signal })
  })
}
