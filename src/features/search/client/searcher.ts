import type { SearchGroup, SearchMessage, SearchQuery, SearchSource } from '../shared/search.ts'
import { createMessageHandler } from './worker/handle-message.ts'

export interface Searcher {
  search: (query: SearchQuery) => Promise<SearchGroup[]>
  /** Whether results can change because the texts are still loading. */
  isPartial: () => boolean
  /** Calls the listener when the texts are loaded or have failed to load. Returns a function that removes it. */
  onChange: (listener: () => void) => () => void
}

interface Engine {
  stop: () => void
  update: (source: SearchSource) => void
  search: (query: SearchQuery) => Promise<SearchGroup[]>
}

/** The worker did not start, failed, or does not respond. */
class WorkerError extends Error {}

/** Longer than indexing a very large site takes on a slow phone. */
const WORKER_TIMEOUT_MS = 20_000

/** A failed worker is replaced once. After that, the search runs on the main thread. */
const MAX_WORKERS = 2

/**
 * Searches in a worker. The names are enough for the first results; then the names and the texts are loaded. If loading
 * fails, the next search tries again.
 */
export function createSearcher(
  loadNames: () => Promise<SearchSource>,
  loadAll: () => Promise<SearchSource>,
  createWorker: () => Worker,
): Searcher {
  let failures = 0
  let starting: Promise<Engine> | undefined
  let active: Engine | undefined
  let texts: 'missing' | 'loading' | 'loaded' | 'failed' = 'missing'
  let lastKeywords = ''
  const listeners = new Set<() => void>()

  const start = async (): Promise<Engine> => {
    const engine = failures < MAX_WORKERS ? startWorker(createWorker) : createEngine()
    active = engine
    texts = 'missing'
    try {
      // the worker starts while the names load
      engine.update(await loadNames())
      return engine
    } catch (error) {
      engine.stop()
      throw error
    }
  }

  const loadTexts = async (engine: Engine) => {
    texts = 'loading'
    const source = await loadAll().catch(() => undefined)
    if (source) engine.update(source)
    // the worker may have been replaced in the meantime
    if (active !== engine) return
    texts = source ? 'loaded' : 'failed'
    for (const listener of listeners) listener()
  }

  return {
    isPartial: () => texts === 'loading',
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async search(query) {
      const current = (starting ??= start())
      try {
        const engine = await current
        // after a failure, the next query tries again
        if (texts === 'missing' || (texts === 'failed' && query.keywords !== lastKeywords)) void loadTexts(engine)
        lastKeywords = query.keywords
        return await engine.search(query)
      } catch (error) {
        const isWorkerError = error instanceof WorkerError
        // several queries can fail with the same worker, which counts once
        if (starting === current) {
          starting = undefined
          if (isWorkerError) failures++
        }
        if (isWorkerError) return this.search(query)
        throw error
      }
    },
  }
}

/** Searches on the main thread. */
function createEngine(): Engine {
  const handleMessage = createMessageHandler()
  return {
    stop: () => {},
    update: (args) => void handleMessage({ action: 'generate-metadata', args } satisfies SearchMessage),
    search: async (args) => handleMessage({ action: 'get-search-result', args } satisfies SearchMessage) ?? [],
  }
}

function startWorker(createWorker: () => Worker): Engine {
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
  return {
    stop: () => worker.terminate(),
    update: (args) => send({ action: 'generate-metadata', args }),
    search: (args) => {
      if (failed) return Promise.reject(new WorkerError('the worker failed'))
      const timeout = setTimeout(fail, WORKER_TIMEOUT_MS)
      return new Promise<SearchGroup[]>((resolve, reject) => {
        pending.push({ resolve, reject })
        send({ action: 'get-search-result', args })
      }).finally(() => clearTimeout(timeout))
    },
  }
}
