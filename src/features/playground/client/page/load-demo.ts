import { addresses } from 'virtual:playground/demo-files'
import { loadJson } from '../../../../core/client/loading/load-part.ts'
import { isRecord } from '../../../../core/shared/is-record.ts'
import { EMPTY_DEMO } from '../../shared/empty-demo.ts'
import type { PublishedDemo } from '../../shared/published-demo.ts'

/** Loads the files of a demo, or undefined if there is no demo with this id. */
export async function loadDemo(id: string): Promise<PublishedDemo | undefined> {
  if (id === EMPTY_DEMO.id) return EMPTY_DEMO
  // the longest name first: `dual-axes-basic` belongs to `dual-axes`
  const chart = Object.keys(addresses).findLast((name) => id.startsWith(`${name}-`))
  const address = chart === undefined ? undefined : addresses[chart]
  if (address === undefined) return undefined
  const demos = await loadJson(address, isDemoList)
  return demos.find((demo) => demo.id === id)
}

const isDemoList = (value: unknown): value is PublishedDemo[] => Array.isArray(value) && value.every(isRecord)
