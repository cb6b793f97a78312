import type { ComponentType } from 'react'
import { charts } from 'virtual:live-chart/demos'
import { loadPart } from '../../../../core/client/loading/load-part.ts'

export interface FoundDemo {
  Demo: ComponentType
  /** Where its code came from: errors that are thrown later are known by it. */
  address: string
}

/** True also where the list does not arrive: loading the demo reports why. */
export async function isKnownDemo(id: string): Promise<boolean> {
  try {
    return (await findPart(id)) !== undefined
  } catch {
    return true
  }
}

export async function findDemo(id: string): Promise<FoundDemo> {
  const part = await findPart(id)
  if (!part) throw new Error(`There is no demo named ${id}.`)
  const { default: Demo, address } = await loadPart(...part)
  return { Demo, address: address.split('?')[0] ?? '' }
}

/** A demo is listed with the others of its chart, whose name its id begins with. */
async function findPart(id: string) {
  const lists = await Promise.all(
    Object.entries(charts)
      .filter(([chart]) => id.startsWith(`${chart}-`))
      // a list that was garbled on the way may be a valid script
      .map(([, part]) => loadPart(...part, ({ demos, count }) => Object.keys(demos ?? {}).length === count)),
  )
  return lists.map(({ demos }) => (Object.hasOwn(demos, id) ? demos[id] : undefined)).find((part) => part !== undefined)
}
