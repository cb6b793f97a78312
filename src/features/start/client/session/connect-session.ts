import { loadPart } from '../../../../core/client/loading/load-part.ts'
import { getLocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import type { DataSession } from './session.ts'
import type { CallMessage, ReplyMessage } from './messages.ts'

interface PendingCall {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
  onProgress?: ((share: number) => void) | undefined
}

/** Creates a session in a worker, so that large files do not stop the page. Without a worker, it runs on the page. */
export function connectSession(): DataSession & { stop: () => void } {
  /** The data that was read last. */
  let text = ''
  let remote = startWorker()
  let local: Promise<DataSession> | undefined

  /** A session on the page, with the data that the worker had when it failed. */
  const getLocal = (): Promise<DataSession> =>
    (local ??= loadLocal().then(async (session) => {
      if (text) await session.read(text, () => {})
      return session
    }))

  const call = async <T>(ask: (session: DataSession) => Promise<T>): Promise<T> => {
    if (remote) {
      try {
        return await ask(remote.session)
      } catch (error) {
        if (!(error instanceof WorkerFailure)) throw error
        remote.stop()
        remote = undefined
      }
    }
    return ask(await getLocal())
  }

  return {
    async read(next, onProgress) {
      const reading = await call((session) => session.read(next, onProgress))
      text = next
      return reading
    },
    changeKind: (...args) => call((session) => session.changeKind(...args)),
    mapChart: (...args) => call((session) => session.mapChart(...args)),
    writeCode: (...args) => call((session) => session.writeCode(...args)),
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
  let isFailed = false
  let lastId = 0
  const fail = () => {
    isFailed = true
    for (const { reject } of pending.values()) reject(new WorkerFailure())
    pending.clear()
  }
  worker.addEventListener('error', (event) => {
    // the page takes over, so the error is not logged
    event.preventDefault()
    fail()
  })
  worker.addEventListener('messageerror', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => {
    const call = pending.get(data.id)
    if (data.type === 'progress') return call?.onProgress?.(data.share)
    pending.delete(data.id)
    if (data.type === 'result') call?.resolve(data.value)
    else call?.reject(new Error(data.message))
  })
  const send = (method: keyof DataSession, args: unknown[], onProgress?: (share: number) => void) =>
    new Promise<unknown>((resolve, reject) => {
      if (isFailed) return reject(new WorkerFailure())
      lastId += 1
      pending.set(lastId, { resolve, reject, onProgress })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
      worker.postMessage({ id: lastId, method, args, texts: getLocaleTexts() } satisfies CallMessage)
    })
  const session = {
    read: (text: string, onProgress: (share: number) => void) => send('read', [text], onProgress),
    changeKind: (...args: unknown[]) => send('changeKind', args),
    mapChart: (...args: unknown[]) => send('mapChart', args),
    writeCode: (...args: unknown[]) => send('writeCode', args),
  } as DataSession
  return { session, stop: () => worker.terminate() }
}
