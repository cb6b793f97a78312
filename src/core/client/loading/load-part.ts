import { CHUNK_LOAD_TIMEOUT_MS } from '../../shared/constants.ts'
import { asChunkError, ChunkLoadError, getFailureType } from './chunk-load-error.ts'

/** Fetches JSON by its address. Every failure becomes a ChunkLoadError. */
export async function loadJson<T>(
  address: string,
  check: (value: unknown) => value is T,
  cache?: RequestCache,
): Promise<T> {
  const controller = new AbortController()
  // setTimeout instead of AbortSignal.timeout: tests move this clock
  const timer = setTimeout(() => controller.abort(), CHUNK_LOAD_TIMEOUT_MS)
  try {
    const response = await fetch(address, { signal: controller.signal, cache })
    if (!response.ok) throw new ChunkLoadError(getFailureType(response), address)
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

/** How often a script has failed. The browser remembers that and asks again only under another address. */
const failures = new Map<string, number>()

let stuck = false

/** Whether a part arrives but its imports failed: only a new document gets them, where there is a connection. */
export const needsNewDocument = (): boolean => stuck && navigator.onLine

/**
 * Loads a module with its stylesheets: `loadPart('part:src/page.ts', () => import('./page.ts'))`.
 * The build replaces `part:…` by the addresses of the files (see `part-addresses.ts`).
 * Every failure to arrive becomes a ChunkLoadError; an error that the module throws stays as it is.
 */
export async function loadPart<T extends object>(
  addresses: string,
  load: () => Promise<T>,
  isWhole?: (module: T) => boolean,
): Promise<T> {
  // in development the address is the path of the module
  const [address = '', ...styles] = (import.meta.env.DEV ? addresses.replace(/^part:/, '/') : addresses).split(' ')
  const [script = '', exported = ''] = address.split('#')
  const failed = failures.get(script) ?? 0
  const importModule = async (): Promise<T> => {
    const module = await (failed === 0 ? load() : importAgain<T>(`${script}?again=${failed}`, exported))
    // a script that is cut off before its exports, which are at its end, may be valid
    if (!(isWhole?.(module) ?? Object.keys(module)[0])) throw new SyntaxError()
    return module
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new ChunkLoadError('timeout', script)), CHUNK_LOAD_TIMEOUT_MS)
      importPart(script, styles, importModule, failed > 0).then(resolve, reject)
    })
  } catch (error) {
    failures.set(script, failed + 1)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Imports a script under another address. Where it has several parts, `exported` is an export of the one to return. */
async function importAgain<T extends object>(address: string, exported: string): Promise<T> {
  const file = (await import(/* @vite-ignore */ address)) as T
  return Object.values(file).find((part) => part?.[exported]) ?? file
}

async function importPart<T>(
  script: string,
  styles: string[],
  importModule: () => Promise<T>,
  isRetry: boolean,
): Promise<T> {
  try {
    if (isRetry) await Promise.all(styles.map(reloadStyle))
    return await importModule()
  } catch (error) {
    const lostStyle = styles.find(findLostLink)
    if (lostStyle) throw await describeFailure(lostStyle, error, isRetry, 'CSS_CHUNK_LOAD_FAILED')
    try {
      // a script that cannot be parsed stays like this
      if (!(error instanceof SyntaxError)) return await importModule()
    } catch (next) {
      // the browser rejects every import with the error that the module threw, but a failed request is a new error each time
      if (next === error) throw error
    }
    throw await describeFailure(script, error, isRetry)
  }
}

/** Asks the server, as a failed import does not say whether the file is missing. Also renews a broken file in the cache. */
async function describeFailure(
  request: string,
  cause: unknown,
  isRetry: boolean,
  code?: ChunkLoadError['code'],
): Promise<ChunkLoadError> {
  const response = await fetch(request, { cache: 'reload' }).catch(() => undefined)
  stuck ||= isRetry && !!response?.ok
  return new ChunkLoadError(getFailureType(response), request, { cause, code })
}

const findLostLink = (style: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href*="${style}"]`)].find(
    (link) => !hasRules(link),
  )

/** A stylesheet that failed has no rules, or rules that cannot be read; one that is still loading has no sheet. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules[0]
  } catch {
    return false
  }
}

/** Vite requests a stylesheet once and then continues without it. */
async function reloadStyle(style: string): Promise<void> {
  const link = findLostLink(style)
  if (!link) return
  await new Promise((onload, onerror) =>
    // under the same address the browser would wait for a request that never ends
    link.replaceWith(Object.assign(link.cloneNode(), { href: `${link.href}?`, onload, onerror })),
  )
}
