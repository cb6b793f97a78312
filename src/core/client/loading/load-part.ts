import { CHUNK_LOAD_TIMEOUT_MS } from '../../shared/constants.ts'
import { asChunkError, ChunkLoadError, failureOf } from './chunk-load-error.ts'

/** Fetches JSON by its address. Every way to fail becomes a ChunkLoadError. */
export async function loadJson<T>(
  address: string,
  check: (value: unknown) => value is T,
  cache?: RequestCache,
): Promise<T> {
  const controller = new AbortController()
  // setTimeout, not AbortSignal.timeout: tests move this clock
  const timer = setTimeout(() => controller.abort(), CHUNK_LOAD_TIMEOUT_MS)
  try {
    const response = await fetch(address, { signal: controller.signal, cache })
    if (!response.ok) throw new ChunkLoadError(failureOf(response), address)
    const value: unknown = await response.json()
    // a host that answers with some page instead of a 404
    if (!check(value)) throw new ChunkLoadError('missing', address)
    return value
  } catch (cause) {
    throw controller.signal.aborted ? new ChunkLoadError('timeout', address) : asChunkError(cause, address)
  } finally {
    clearTimeout(timer)
  }
}

/** How often a script has failed. The browser remembers that and does not ask again, except under another address. */
const failures = new Map<string, number>()

let stuck = false

/** Whether a part is there but its imports have failed: only a new document gets them, where there is a connection. */
export const needsNewDocument = (): boolean => stuck && navigator.onLine

/** Loads a script chunk, with the stylesheet that belongs to it. Every failure to arrive becomes a ChunkLoadError. */
export async function loadModule<T extends object>(load: () => Promise<T>): Promise<T> {
  const address = addressIn(load)
  const failed = failures.get(address) ?? 0
  try {
    return await Promise.race([
      arrival(load, address, failed),
      new Promise<never>((_, reject) =>
        setTimeout(() => reject(new ChunkLoadError('timeout', address)), CHUNK_LOAD_TIMEOUT_MS),
      ),
    ])
  } catch (error) {
    failures.set(address, failed + 1)
    throw error
  }
}

/** The address in `() => import('./part.js')`. A time-out, a broken file and some browsers do not tell it. */
const addressIn = (load: () => unknown): string =>
  new URL(/import\(.([^"'`]+)/.exec(String(load))?.[1] ?? '', import.meta.url).href

const STYLESHEET = /CSS for (\S+)/
/** An event is what a stylesheet that fails again has to say. */
const NOT_ARRIVED = /^SyntaxError|Event]|import\w+ (a )?module/i

/** An error of the module itself stays what it is. */
async function arrival<T extends object>(load: () => Promise<T>, address: string, failed: number): Promise<T> {
  try {
    if (failed > 0) await bringLostStyles()
    const module = await (failed > 0 ? importAgain(load, `${address}?again=${failed}`) : load())
    // cut off before its exports, which stand at its end
    if (Object.keys(module ?? {}).length === 0) throw new SyntaxError()
    return module
  } catch (cause) {
    const message = String(cause)
    const style = STYLESHEET.exec(message)?.[1]
    if (!style && !NOT_ARRIVED.test(message)) throw cause
    const request = style ?? address
    // a failed import does not tell a missing file from a broken connection: ask, and renew what the browser has kept
    const response = await fetch(request, { cache: 'reload' }).catch(() => undefined)
    stuck ||= failed > 0 && !!response?.ok
    const error = new ChunkLoadError(failureOf(response), request, { cause })
    if (style) error.code = 'CSS_CHUNK_LOAD_FAILED'
    throw error
  }
}

/** Under the same new address from then on: a part is there once. Where it is one of several in a file, `load` ends in `.then((file) => file.part)`. */
async function importAgain<T extends object>(load: () => Promise<T>, address: string): Promise<T> {
  const file = await import(/* @vite-ignore */ address)
  const part = /then\(.+?\.(\w+)/.exec(String(load))?.[1]
  return part ? file[part] : file
}

/** The bundler asks for a stylesheet once, and does without it after that. One that failed is empty, one that hangs has no sheet. */
const bringLostStyles = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => !sheet?.cssRules[0])
      // the browser would wait for one that hangs, except under another address
      .map(
        (link) =>
          new Promise((onload, onerror) =>
            link.replaceWith(Object.assign(link.cloneNode(), { href: `${link.href}?`, onload, onerror })),
          ),
      ),
  )
