import { isRecord } from '../../shared/is-record.ts'
import type { Deployment } from '../../shared/page.ts'
import { getSessionItem, setSessionItem } from '../browser/session-storage.ts'
import { ChunkLoadError, loadJson } from './load-part.ts'
import { getDocumentVersion } from './pages.ts'

/** Fetches which version is deployed now. Undefined if the request fails. */
export const fetchDeployment = (): Promise<Deployment | undefined> =>
  loadJson('/version.json', isDeployment, 'no-store').catch(() => undefined)

const isDeployment = (value: unknown): value is Deployment =>
  isRecord(value) && typeof value.version === 'string' && Array.isArray(value.routes)

const callbacks: (() => void)[] = []

/** Registers a callback for reloads that the visitor did not request, to save unsent input. */
export function onReload(callback: () => void): void {
  callbacks.push(callback)
}

export function reloadDocument(): void {
  for (const callback of callbacks) callback()
  location.reload()
}

const TIMEOUT_MS = 10_000

/** Reloads the page and its scripts, because one that another script imports may be broken in the browser's cache. */
export async function reloadScripts(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(location.origin) && name.endsWith('.js'))
  await Promise.allSettled(
    scripts.map(({ name }) => fetch(name, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) })),
  )
  reloadDocument()
}

let reloading = false

/**
 * Reloads the document if the deployed version is not the version of this tab. Returns whether it is reloading.
 * A tab reloads only once per version, and never without storage to remember it, so it cannot get into a loop.
 */
export function reloadForNewVersion(deployment: Deployment | undefined): boolean {
  const version = getDocumentVersion()
  if (reloading || !deployment || deployment.version === version) return reloading
  const key = `site:left-${version}`
  if (getSessionItem(key)) return false
  setSessionItem(key, '1')
  // read back, because storage can be blocked or full, or accept items without storing them
  reloading = !!getSessionItem(key)
  if (reloading) reloadDocument()
  return reloading
}

/** Reloads the document if a part is missing because of a new deployment. Resolves to whether it is reloading. */
export async function reloadIfOutdated(error: unknown): Promise<boolean> {
  return error instanceof ChunkLoadError && error.type === 'missing' && reloadForNewVersion(await fetchDeployment())
}
