import type { SearchGroup, SearchMessage, SearchSource } from '../shared/search.ts'
import { createMessageHandler } from './worker/search-entries.ts'

export type Search = (keywords: string) => Promise<SearchGroup[]>

/** The worker did not start, broke down, or does not answer. */
class WorkerFailure extends Error {}

/** Longer than the index of a very large site takes on a slow phone. */
const WORKER_LIMIT_MS = 20_000

/** A worker that fails is replaced once; after that the page itself searches. */
const MOST_WORKERS = 2

/** Searches what `load` gives, in the background. A source that does not arrive is asked for again with the next search. */
export function createSearcher(load: () => Promise<SearchSource>, makeWorker: () => Worker): Search {
  let failures = 0
  let starting: Promise<Search> | undefined

  const start = async (): Promise<Search> =>
    failures < MOST_WORKERS ? searchInWorker(load, makeWorker) : searchInPage(await load())

  return async function search(keywords) {
    const current = (starting ??= start())
    try {
      return await (
        await current
      )(keywords)
    } catch (error) {
      const isFailure = error instanceof WorkerFailure
      // two questions may have waited for the same worker
      if (starting === current) {
        starting = undefined
        if (isFailure) failures++
      }
      if (isFailure) return search(keywords)
      throw error
    }
  }
}

function searchInPage(source: SearchSource): Search {
  const answer = createMessageHandler()
  answer({ action: 'generate-metadata', args: source })
  return async (keywords) => answer({ action: 'get-search-result', args: { keywords } }) ?? []
}

async function searchInWorker(load: () => Promise<SearchSource>, makeWorker: () => Worker): Promise<Search> {
  let worker: Worker
  try {
    worker = makeWorker()
  } catch (cause) {
    throw new WorkerFailure('no worker', { cause })
  }
  /** Replies come in the order of the questions. */
  const waiting: { resolve: (groups: SearchGroup[]) => void; reject: (error: Error) => void }[] = []
  let broken = false
  const fail = () => {
    broken = true
    worker.terminate()
    for (const { reject } of waiting.splice(0)) reject(new WorkerFailure('the worker failed'))
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const send = (message: SearchMessage) => worker.postMessage(message)
  worker.addEventListener('error', (event) => {
    // it is replaced: nothing for the console
    event.preventDefault()
    fail()
  })
  worker.addEventListener('messageerror', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<SearchGroup[]>) => waiting.shift()?.resolve(data))
  try {
    // the worker starts while this is on its way
    send({ action: 'generate-metadata', args: await load() })
  } catch (error) {
    worker.terminate()
    throw error
  }
  return (keywords) => {
    if (broken) return Promise.reject(new WorkerFailure('the worker failed'))
    const limit = setTimeout(fail, WORKER_LIMIT_MS)
    return new Promise<SearchGroup[]>((resolve, reject) => {
      waiting.push({ resolve, reject })
      send({ action: 'get-search-result', args: { keywords } })
    }).finally(() => clearTimeout(limit))
  }
}
