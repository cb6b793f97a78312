import { keepTyped } from '../../../search/client/typed.ts'

const PATIENCE_MS = 10_000

/** Loads the page anew, with its scripts as the server has them now: one that the browser has kept broken would be broken again. */
export async function reloadAfresh(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(location.origin) && name.endsWith('.js'))
  await Promise.allSettled(
    scripts.map(({ name }) => fetch(name, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE_MS) })),
  )
  keepTyped()
  location.reload()
}
