import path from 'node:path'
import { Worker } from 'node:worker_threads'

/** A function on another thread. Its input and its result are copied from one thread to the other. */
export interface Thread<Input extends unknown[], Result> {
  run: (...input: Input) => Promise<Result>
  stop: () => Promise<unknown>
}

interface Answer {
  id: number
  result?: unknown
  error?: unknown
}

interface Call {
  resolve: (result: never) => void
  reject: (reason: unknown) => void
}

/**
 * Starts a thread for an exported function, because Node uses only one core. The process can end before the thread,
 * except during a call. `file` is an absolute path.
 */
export function startThread<Input extends unknown[], Result>(file: string, name: string): Thread<Input, Result> {
  const worker = new Worker(path.join(import.meta.dirname, 'run-module.mjs'), { workerData: { file, name } })
  const calls = new Map<number, Call>()
  let count = 0
  worker.unref()
  worker.on('message', ({ id, result, error }: Answer) => {
    const call = calls.get(id)
    calls.delete(id)
    if (calls.size === 0) worker.unref()
    if (error === undefined) call?.resolve(result as never)
    else call?.reject(error)
  })
  // a thread ends when its memory is full, for example
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure ??= error
    for (const { reject } of calls.values()) reject(failure)
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the thread ended')))
  return {
    run: (...input) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        const id = count++
        calls.set(id, { resolve, reject })
        worker.ref()
        worker.postMessage({ id, input })
      }),
    stop: () => worker.terminate(),
  }
}
