import { CHUNK_LOAD_TIMEOUT_MS } from '../../shared/constants.ts'
import { ChunkLoadError, stylesheetError } from './chunk-load-error.ts'

/** Fetches JSON by its address. Every way to fail becomes a ChunkLoadError. */
export async function loadJson<T>(address: string, check: (value: unknown) => value is T): Promise<T> {
  const controller = new AbortController()
  // setTimeout, not AbortSignal.timeout: tests move this clock
  const timer = setTimeout(() => controller.abort(), CHUNK_LOAD_TIMEOUT_MS)
  try {
    const response = await fetch(address, { signal: controller.signal })
    if (response.status === 404 || response.status === 410) throw new ChunkLoadError('missing', address)
    if (!response.ok) throw new ChunkLoadError('error', address)
    const value: unknown = await response.json()
    // a host that answers with some page instead of a 404
    if (!check(value)) throw new ChunkLoadError('missing', address)
    return value
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause
    throw new ChunkLoadError(controller.signal.aborted ? 'timeout' : 'error', address, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Scripts that have failed. The browser remembers them and would not ask again. */
const failedScripts = new Set<string>()

/** Loads a script chunk, with the stylesheet that belongs to it. Every failure to arrive becomes a ChunkLoadError. */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(load())
  } catch (cause) {
    const error = await chunkErrorOf(cause)
    if (!error) throw cause
    if (error.code || !failedScripts.has(error.request)) {
      failedScripts.add(error.request)
      throw error
    }
    return importAnew<T>(error)
  }
}

let attempts = 0

/** Asks for a script under a new address. If it comes but what it imports is remembered as failed, only a reload helps. */
async function importAnew<T>(error: ChunkLoadError): Promise<T> {
  try {
    return await withTimeout<T>(import(/* @vite-ignore */ `${error.request}?again=${++attempts}`))
  } catch (cause) {
    const again = await chunkErrorOf(cause)
    if (!again) throw cause
    if ((await statusOf(error.request)) === 200) location.reload()
    throw error
  }
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', '')), CHUNK_LOAD_TIMEOUT_MS)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

const STYLESHEET = /Unable to preload CSS for (\S+)/
const SCRIPT = /(?:dynamically imported module|Importing a module script)[^:]*:?\s*(\S*)/i

/** What the browser or the bundler says of a failed import, as our own error; undefined for an error of the module itself. */
async function chunkErrorOf(cause: unknown): Promise<ChunkLoadError | undefined> {
  if (cause instanceof ChunkLoadError) return cause
  const message = cause instanceof Error ? cause.message : ''
  const [, style] = STYLESHEET.exec(message) ?? []
  if (style !== undefined) return stylesheetError(await failureAt(style), style, { cause })
  const [, script] = SCRIPT.exec(message) ?? []
  if (script !== undefined) return new ChunkLoadError(await failureAt(script), script, { cause })
  return undefined
}

/** A failed import does not tell a missing file from a broken connection: ask once more. */
async function failureAt(address: string): Promise<'missing' | 'error'> {
  const status = await statusOf(address)
  return status === 404 || status === 410 ? 'missing' : 'error'
}

/** The status of an address; undefined without a connection. */
async function statusOf(address: string): Promise<number | undefined> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status
  } catch {
    return undefined
  }
}
