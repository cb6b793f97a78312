import type { Deployment } from '../../shared/page.ts'
import { ChunkLoadError } from './chunk-load-error.ts'
import { documentVersion } from './document-data.ts'

const RELOADED_KEY = 'site:reloaded-for'

/** What is deployed now; undefined when it cannot be known. */
export async function askDeployment(): Promise<Deployment | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const answer: unknown = await response.json()
    return isDeployment(answer) ? answer : undefined
  } catch {
    return undefined
  }
}

function isDeployment(value: unknown): value is Deployment {
  return typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string' && 'routes' in value && Array.isArray(value.routes)
}

/**
 * Loads the present address whole if another version is deployed than the one this tab runs.
 * Once for each version: without storage to remember it, not at all, so that no loop is possible.
 */
export function reloadForNewVersion(deployment: Deployment | undefined): boolean {
  if (!deployment || deployment.version === documentVersion()) return false
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === deployment.version) return false
    sessionStorage.setItem(RELOADED_KEY, deployment.version)
    if (sessionStorage.getItem(RELOADED_KEY) !== deployment.version) return false
  } catch {
    return false
  }
  location.reload()
  return true
}

/** For a part of the present page: true while the page is being loaded anew to get it. */
export async function healMissing(error: unknown): Promise<boolean> {
  if (!(error instanceof ChunkLoadError) || error.type !== 'missing') return false
  return reloadForNewVersion(await askDeployment())
}
