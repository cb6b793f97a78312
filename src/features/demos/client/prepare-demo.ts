import { findDemo, lookUpDemo } from './live/find-demo.ts'

/**
 * Prepares a demo when the browser is idle, so that its chart appears soon after the visitor wants to use it. A pointer
 * can be over a chart at any time, so its scripts are run. For a finger they are only fetched: running the chart engine
 * takes long on a phone, and most charts are never tapped.
 */
export function prepareDemo(id: string): void {
  if (!('requestIdleCallback' in window) || savesData()) return
  const prepare = matchMedia('(hover: hover)').matches ? findDemo : prefetchDemo
  // rendering the chart reports the error
  requestIdleCallback(() => void prepare(id).catch(() => {}))
}

/** Whether the visitor has asked for less traffic. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Scripts that are in the cache of the browser, or on the way. */
const fetched = new Set<string>()

/** Not with a link element, because the content security policy forbids one that only fetches. */
async function prefetchDemo(id: string): Promise<void> {
  const { part: [addresses = ''] = [], imports } = await lookUpDemo(id)
  if (!imports) return
  const missing = `${imports} ${addresses}`.split(' ').filter((file) => !fetched.has(file))
  await Promise.all(
    missing.map(async (file) => {
      fetched.add(file)
      const response = await fetch(file, { priority: 'low' })
      await response.arrayBuffer()
    }),
  )
}
