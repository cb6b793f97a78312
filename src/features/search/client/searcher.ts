import type { SearchGroup, SearchMessage, SearchSource } from '../shared/search.ts'
import { createMessageHandler } from './worker/search-entries.ts'

export type Search = (keywords: string) => Promise<SearchGroup[]>

/** The worker did not start, failed, or does not respond. */
class WorkerError extends Error {}

/** Longer than indexing a very large site takes on a slow phone. */
const WORKER_TIMEOUT_MS = 20_000

/** A failed worker is replaced once. After that, the search runs on the main thread. */
const MAX_WORKERS = 2

/** Searches the content from `load` in a worker. If loading fails, the next search tries again. */
export function createSearcher(load: () => Promise<SearchSource>, createWorker: () => Worker): Search {
  let failures = 0
  let starting: Promise<Search> | undefined

  const start = async (): Promise<Search> =>
    failures < MAX_WORKERS ? searchInWorker(load, createWorker) : searchOnMainThread(await load())

  return async function search(keywords) {
    const current = (starting ??= start())
    try {
      const currentSearch = await current
      return await currentSearch(keywords)
    } catch (error) {
      const isWorkerError = error instanceof WorkerError
      // several queries can fail with the same worker, which counts once
      if (starting === current) {
        starting = undefined
        if (isWorkerError) failures++
      }
      if (isWorkerError) return search(keywords)
      throw error
    }
  }
}

function searchOnMainThread(source: SearchSource): Search {
  const handleMessage = createMessageHandler()
  handleMessage({ action: 'generate-metadata', args: source })
  return async (keywords) => handleMessage({ action: 'get-search-result', args: { keywords } }) ?? []
}

async function searchInWorker(load: () => Promise<SearchSource>, createWorker: () => Worker): Promise<Search> {
  let worker: Worker
  try {
    worker = createWorker()
  } catch (cause) {
    throw new WorkerError('the worker could not be created', { cause })
  }
  /** The worker replies in the order of the queries. */
  const pending: { resolve: (groups: SearchGroup[]) => void; reject: (error: Error) => void }[] = []
  let failed = false
  const fail = () => {
    failed = true
    worker.terminate()
    for (const { reject } of pending.splice(0)) reject(new WorkerError('the worker failed'))
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
  const send = (message: SearchMessage) => worker.postMessage(message)
  worker.addEventListener('error', (event) => {
    // the worker is replaced, so the error is not logged
    event.preventDefault()
    fail()
  })
  worker.addEventListener('messageerror', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<SearchGroup[]>) => pending.shift()?.resolve(data))
  try {
    // the worker starts while the content loads
    send({ action: 'generate-metadata', args: await load() })
  } catch (error) {
    worker.terminate()
    throw error
  }
  return (keywords) => {
    if (failed) return Promise.reject(new WorkerError('the worker failed'))
    const timeout = setTimeout(fail, WORKER_TIMEOUT_MS)
    return new Promise<SearchGroup[]>((resolve, reject) => {
      pending.push({ resolve, reject })
      send({ action: 'get-search-result', args: { keywords } })
    }).finally(() => clearTimeout(timeout))
  }
}
