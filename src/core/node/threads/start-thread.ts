import { once } from 'node:events'
import path from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'

/** A function on another thread. Its input and its result are copied from one thread to the other. */
export interface Thread<Input extends unknown[], Result> {
  run: (...input: Input) => Promise<Result>
  stop: () => Promise<unknown>
}

/**
 * Starts a thread for an exported function, because Node uses only one core. The process can end before the thread,
 * except during a call. `file` is an absolute path.
 */
export function startThread<Input extends unknown[], Result>(file: string, name: string): Thread<Input, Result> {
  const worker = new Worker(path.join(import.meta.dirname, 'run-module.mjs'), { workerData: { file, name } })
  worker.unref()
  // a thread ends when its memory is full, for example
  const failure = new Promise<never>((_, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the thread ended')))
  })
  // the calls report it
  failure.catch(() => {})
  return {
    run: async (...input) => {
      // the process waits for an open port
      const { port1: port, port2: reply } = new MessageChannel()
      try {
        worker.postMessage({ input, reply }, [reply])
        const [{ result, error }] = (await Promise.race([once(port, 'message'), failure])) as [
          { result: Result; error?: unknown },
        ]
        if (error !== undefined) throw error
        return result
      } finally {
        port.close()
      }
    },
    stop: () => worker.terminate(),
  }
}
