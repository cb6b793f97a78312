import { CHUNK_LOAD_TIMEOUT_MS } from '../../shared/constants.ts'

type ChunkFailure = 'error' | 'missing' | 'timeout'

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  /** Set for a stylesheet. */
  readonly code

  constructor(
    readonly type: ChunkFailure,
    /** The address that failed. */
    readonly request: string,
    options?: ErrorOptions & { code?: 'CSS_CHUNK_LOAD_FAILED' },
  ) {
    super(`Loading chunk failed (${type}: ${request})`, options)
    this.code = options?.code
  }
}

export const asChunkError = (cause: unknown, request: string): ChunkLoadError =>
  cause instanceof ChunkLoadError ? cause : new ChunkLoadError('error', request, { cause })

/** `response` is undefined without a connection. */
const getFailureType = (response: Response | undefined): ChunkFailure =>
  [404, 410].includes(response?.status ?? 0) ? 'missing' : 'error'

/** How often each file has failed. The browser caches a failed import, so a retry needs another address. */
const failures = new Map<string, number>()

/** Counts a file that fails to load, also because it takes too long. */
const limitTime = <T>(file: string, loading: Promise<T>, end: () => ChunkLoadError): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    // not AbortSignal.timeout, because tests cannot control its clock
    const timer = setTimeout(() => reject(end()), CHUNK_LOAD_TIMEOUT_MS)
    loading.finally(() => clearTimeout(timer)).then(resolve, reject)
  }).catch((error: unknown) => {
    failures.set(file, (failures.get(file) ?? 0) + 1)
    throw error
  })

/** Fetches JSON, or data that `read` decodes. Every failure becomes a ChunkLoadError. */
export function loadJson<T>(
  address: string,
  check: (value: unknown) => value is T,
  cache?: RequestCache,
  read: (response: Response) => Promise<unknown> = (response) => response.json(),
): Promise<T> {
  const controller = new AbortController()
  const load = async (): Promise<T> => {
    // a broken file may be in the browser's cache
    const options = { signal: controller.signal, cache: failures.has(address) ? ('reload' as const) : cache }
    const response = await fetch(address, options)
    if (!response.ok) throw new ChunkLoadError(getFailureType(response), address)
    const value = await read(response)
    // some hosts respond with a page of their own instead of a 404
    if (!check(value)) throw new ChunkLoadError('missing', address)
    return value
  }
  const loading = load().catch((cause: unknown) => {
    throw asChunkError(cause, address)
  })
  return limitTime(address, loading, () => {
    controller.abort()
    return new ChunkLoadError('timeout', address)
  })
}

let hasFailedImports = false

/** Whether a script loads but one of its imports has failed, which the browser requests again only after a reload. */
export const needsNewDocument = (): boolean => hasFailedImports && navigator.onLine

/**
 * Loads a module with its stylesheets: `loadPart('part:src/page.ts', () => import('./page.ts'))`.
 * The build replaces `part:…` with the addresses of the files (see `part-addresses.ts`).
 * Every failure to load becomes a ChunkLoadError. An error that the module throws is rethrown unchanged.
 */
export function loadPart<T extends object>(
  addresses: string,
  load: () => Promise<T>,
  isComplete?: (module: T) => boolean,
): Promise<T> {
  const loading = pending.get(addresses) ?? start(addresses, load, isComplete).finally(() => pending.delete(addresses))
  pending.set(addresses, loading)
  return loading as Promise<T>
}

/** Parts that are loading. Vite would continue without a failed stylesheet if a part were requested again meanwhile. */
const pending = new Map<string, Promise<object>>()

function start<T extends object>(
  addresses: string,
  load: () => Promise<T>,
  isComplete = (module: T) => Object.keys(module).length > 0,
): Promise<T> {
  // in development the address is the path of the module
  const [address = '', ...styles] = (import.meta.env.DEV ? addresses.replace(/^part:/, '/') : addresses).split(' ')
  const [script = '', exported = ''] = address.split('#')
  const failed = failures.get(script)
  /** Requests the file to find out why its import failed. Also replaces a broken file in the cache. */
  const describeFailure = async (request: string, cause: unknown, code?: ChunkLoadError['code']) => {
    const response = await fetch(request, { cache: 'reload' }).catch(() => undefined)
    hasFailedImports ||= !!failed && !code && !!response?.ok
    return new ChunkLoadError(getFailureType(response), request, { cause, code })
  }
  const importModule = async (): Promise<T> => {
    const module = await (failed ? importAgain<T>(`${script}?again=${failed}`, exported) : load())
    // exports are at the end, so a script that was cut off before them can still be valid
    // a page of the host in place of a stylesheet loads, but has no effect
    if (!isComplete(module) || styles.some(findFailedLink)) throw new SyntaxError()
    return module
  }
  const importPart = async (): Promise<T> => {
    try {
      if (failed) await Promise.all(styles.map(reloadStyle))
      return await importModule()
    } catch (error) {
      // the error of a stylesheet is an event; without one, a stylesheet may have failed before
      const { target } = error as { target?: HTMLLinkElement }
      const style = styles.find((one) => target?.href.includes(one)) ?? styles.find(findFailedLink)
      if (style) throw await describeFailure(style, error, 'CSS_CHUNK_LOAD_FAILED')
      // a script that cannot be parsed fails again
      if (error instanceof SyntaxError) throw await describeFailure(script, error)
      return importModule().catch(async (next: unknown) => {
        // an error that the module throws is the same every time
        throw next === error ? error : await describeFailure(script, error)
      })
    }
  }
  return limitTime(script, importPart(), () => {
    const style = styles.find(findFailedLink)
    return new ChunkLoadError('timeout', style ?? script, { code: style ? 'CSS_CHUNK_LOAD_FAILED' : undefined })
  })
}

/** Imports a script from another address. If the file has several parts, returns the part that exports `exported`. */
async function importAgain<T extends object>(address: string, exported: string): Promise<T> {
  const file = (await import(/* @vite-ignore */ address)) as T
  return Object.values(file).find((part) => part?.[exported]) ?? file
}

const findFailedLink = (style: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href*="${style}"]`)].find(isBroken)

/** A failed stylesheet has no rules or unreadable rules, and one that is still loading has no sheet. */
function isBroken({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules[0]
  } catch {
    return true
  }
}

/** Requests a failed stylesheet again: Vite requests it once and then continues without it. */
async function reloadStyle(style: string): Promise<void> {
  const link = findFailedLink(style)
  if (!link) return
  await new Promise((onload, onerror) =>
    // with the same address the browser would wait for a pending request that may never end
    link.replaceWith(Object.assign(link.cloneNode(), { href: `${link.href}?`, onload, onerror })),
  )
}
