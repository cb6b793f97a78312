import { ChunkLoadError } from '../../../../core/client/loading/chunk-load-error.ts'
import { loadPart } from '../../../../core/client/loading/load-part.ts'
import { CHUNK_LOAD_TIMEOUT_MS } from '../../../../core/shared/constants.ts'
import { getLocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import type { DataSession, DataSource, CallMessage, ReplyMessage } from './session.ts'

interface PendingCall {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
  onProgress?: ((share: number) => void) | undefined
}

export interface Connection extends DataSession {
  /** Ends everything that is running. The data has to be read again. */
  restart: () => void
  stop: () => void
}

/** Creates a session in a worker, so that large files do not stop the page. Without a worker, it runs on the page. */
export function connectSession(): Connection {
  /** The data that was read last. */
  let source: DataSource | undefined
  let remote = startWorker()
  let local: Promise<DataSession> | undefined

  /** A session on the page, with the data that the worker had when it failed. */
  const getLocal = (): Promise<DataSession> =>
    (local ??= loadLocal().then(async (session) => {
      if (source) await session.read(source, () => {})
      return session
    }))

  const call = async <T>(ask: (session: DataSession) => Promise<T>): Promise<T> => {
    if (remote) {
      try {
        return await ask(remote.session)
      } catch (error) {
        if (!(error instanceof WorkerFailure)) throw error
        remote?.stop()
        remote = undefined
      }
    }
    return ask(await getLocal())
  }

  return {
    async read(next, onProgress) {
      const result = await call((session) => session.read(next, onProgress))
      source = next
      return result
    },
    changeKind: (...args) => call((session) => session.changeKind(...args)),
    mapChart: (...args) => call((session) => session.mapChart(...args)),
    writeCode: (...args) => call((session) => session.writeCode(...args)),
    restart() {
      remote?.stop()
      remote = startWorker()
      local = source = undefined
    },
    stop: () => remote?.stop(),
  }
}

async function loadLocal(): Promise<DataSession> {
  const { createDataSession } = await loadPart(
    'part:src/features/start/client/session/data-session.ts',
    () => import('./data-session.ts'),
  )
  return createDataSession()
}

/** The worker could not be started, or stopped. */
class WorkerFailure extends Error {}

function startWorker(): { session: DataSession; stop: () => void } | undefined {
  let worker: Worker
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
  const pending = new Map<number, PendingCall>()
  let failure: Error | undefined
  let lastId = 0
  /** Runs from the first call to the first reply. */
  let timer: ReturnType<typeof setTimeout> | undefined
  const fail = (error: Error) => {
    failure = error
    clearTimeout(timer)
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  worker.addEventListener('error', (event) => {
    // the page takes over, so the error is not logged
    event.preventDefault()
    fail(new WorkerFailure())
  })
  worker.addEventListener('messageerror', () => fail(new WorkerFailure()))
  worker.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => {
    clearTimeout(timer)
    const call = pending.get(data.id)
    if (data.type === 'progress') return call?.onProgress?.(data.share)
    pending.delete(data.id)
    if (data.type === 'result') call?.resolve(data.value)
    else call?.reject(new Error(data.message))
  })
  const send = (method: keyof DataSession, args: unknown[], onProgress?: (share: number) => void) =>
    new Promise<unknown>((resolve, reject) => {
      if (failure) return reject(failure)
      timer ??= setTimeout(() => fail(new ChunkLoadError('timeout', location.href)), CHUNK_LOAD_TIMEOUT_MS)
      lastId += 1
      pending.set(lastId, { resolve, reject, onProgress })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
      worker.postMessage({ id: lastId, method, args, texts: getLocaleTexts() } satisfies CallMessage)
    })
  const session = {
    read: (source: DataSource, onProgress: (share: number) => void) => send('read', [source], onProgress),
    changeKind: (...args: unknown[]) => send('changeKind', args),
    mapChart: (...args: unknown[]) => send('mapChart', args),
    writeCode: (...args: unknown[]) => send('writeCode', args),
  } as DataSession
  const stop = () => {
    clearTimeout(timer)
    worker.terminate()
  }
  return { session, stop }
}
