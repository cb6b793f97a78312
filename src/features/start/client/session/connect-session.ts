import { createAsker } from '../../../../core/client/browser/ask-worker.ts'
import { ChunkLoadError, loadPart } from '../../../../core/client/loading/load-part.ts'
import { getLocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import type { DataSession, DataSource, SessionCall } from './session.ts'

export interface Connection extends DataSession {
  /** Ends everything that is running. The data has to be read again. */
  restart: () => void
  stop: () => void
}

/** Creates a session in a worker, so that large files do not stop the page. Without a worker, it runs on the page. */
export function connectSession(): Connection {
  /** The data that was read last. */
  let source: DataSource | undefined
  let worker = startWorker()
  /** A session on the page, with the data that the worker had when it failed. */
  let local: Promise<DataSession> | undefined

  const call = async (method: keyof DataSession, args: unknown[], onProgress?: (share: number) => void) => {
    const question: SessionCall = { method, args, texts: getLocaleTexts() }
    const answer = local ? 'failed' : await worker.ask(question, undefined, onProgress)
    if (answer === 'stopped') throw new ChunkLoadError('timeout', location.href)
    if (answer !== 'failed') return answer.value
    const session = await (local ??= loadLocal(source))
    return (session[method] as (...all: unknown[]) => unknown)(...args, onProgress)
  }
  const session = {
    changeKind: (...args: unknown[]) => call('changeKind', args),
    mapChart: (...args: unknown[]) => call('mapChart', args),
    writeCode: (...args: unknown[]) => call('writeCode', args),
    async read(next: DataSource, onProgress: (share: number) => void) {
      const result = await call('read', [next], onProgress)
      source = next
      return result
    },
  } as DataSession
  return {
    ...session,
    restart() {
      worker.stop()
      worker = startWorker()
      local = source = undefined
    },
    stop: () => worker.stop(),
  }
}

async function loadLocal(source: DataSource | undefined): Promise<DataSession> {
  const { createDataSession } = await loadPart(
    'part:src/features/start/client/session/data-session.ts',
    () => import('./data-session.ts'),
  )
  const session = createDataSession()
  if (source) await session.read(source, () => {})
  return session
}

function startWorker() {
  const worker = createAsker<unknown>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
  worker.start()
  return worker
}
