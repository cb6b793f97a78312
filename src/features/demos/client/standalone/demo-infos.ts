import { charts } from 'virtual:demo-infos'
import { loadPart } from '../../../../core/client/loading/load-part.ts'
import type { DemoInfo } from '../../shared/demo-info.ts'

export interface KnownDemo extends DemoInfo {
  id: string
}

/** The names of all charts with demos. */
export const chartNames = Object.keys(charts)

/** Loads the texts of a demo. Undefined if it is not in the lists. */
export async function loadDemoInfo(id: string): Promise<KnownDemo | undefined> {
  const known = await loadDemoInfos((chart) => id.startsWith(`${chart}-`))
  return known.find((demo) => demo.id === id)
}

/** Loads the texts of all demos of some charts. */
export async function loadDemoInfos(isNeeded: (chart: string) => boolean): Promise<KnownDemo[]> {
  const needed = Object.entries(charts).filter(([chart]) => isNeeded(chart))
  const lists = await Promise.all(needed.map(([, part]) => loadPart(...part)))
  return lists.flatMap(({ demos }) => Object.entries(demos).map(([id, info]) => ({ id, ...info })))
}
