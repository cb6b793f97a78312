import type { Deployment } from '../../shared/page.ts'
import { ChunkLoadError } from './chunk-load-error.ts'
import { documentVersion } from './document-data.ts'
import { isRecord } from '../../shared/is-record.ts'
import { loadJson } from './load-part.ts'
import { reloadDocument } from '../browser/reload.ts'
import { recall, remember } from '../browser/session-storage.ts'

let reloading = false

/** What is deployed now; undefined when it cannot be known. */
export const askDeployment = (): Promise<Deployment | undefined> =>
  loadJson('/version.json', isDeployment, 'no-store').catch(() => undefined)

const isDeployment = (value: unknown): value is Deployment =>
  isRecord(value) && typeof value.version === 'string' && Array.isArray(value.routes)

/**
 * Loads the present address whole if another version is deployed than the one this tab runs: true while it does.
 * Once for each version that the tab runs, whatever the server claims; without storage to remember it, not at all.
 * So no loop is possible.
 */
export function reloadForNewVersion(deployment: Deployment | undefined): boolean {
  const version = documentVersion()
  if (reloading || !deployment || deployment.version === version) return reloading
  const key = `site:left-${version}`
  if (recall(key)) return false
  remember(key, '1')
  // blocked or full, and some storages take everything and keep nothing
  reloading = !!recall(key)
  if (reloading) reloadDocument()
  return reloading
}

/** For a part of the present page: true while the page is being loaded anew to get it. */
export async function healMissing(error: unknown): Promise<boolean> {
  return error instanceof ChunkLoadError && error.type === 'missing' && reloadForNewVersion(await askDeployment())
}
