import type { ComponentType } from 'react'
import { charts } from 'virtual:live-chart/demos'
import { loadPart } from '../../../../core/client/loading/load-part.ts'

/** Loads a demo. By the address of its script, errors that it throws later are recognized. */
export async function findDemo(id: string): Promise<{ Demo: ComponentType; address: string }> {
  const { part } = await lookUpDemo(id)
  if (!part) throw new Error(`There is no demo named ${id}.`)
  const { default: Demo, address } = await loadPart(...part)
  return { Demo, address: address.split('?')[0] ?? '' }
}

/** Looks up a demo in the list of its chart. The id of a demo starts with the name of its chart. */
export async function lookUpDemo(id: string) {
  const lists = await Promise.all(
    Object.entries(charts)
      .filter(([chart]) => id.startsWith(`${chart}-`))
      // a list that was truncated on the way may still be a valid script
      .map(([, part]) => loadPart(...part, ({ demos, count }) => Object.keys(demos ?? {}).length === count)),
  )
  const list = lists.find(({ demos }) => Object.hasOwn(demos, id))
  return { part: list?.demos[id], imports: list?.imports }
}
