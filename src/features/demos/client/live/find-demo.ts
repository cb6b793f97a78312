import type { ComponentType } from 'react'
import { charts } from 'virtual:demos'
import { loadModule } from '../../../../core/client/loading/load-part.ts'

export interface FoundDemo {
  Demo: ComponentType
  /** Where its code came from: errors that are thrown later are known by it. */
  address: string
}

/** Whether there is such a demo; where that cannot be learnt, its own loading tells what is wrong. */
export async function isKnownDemo(id: string): Promise<boolean> {
  try {
    return (await loaderOf(id)) !== undefined
  } catch {
    return true
  }
}

export async function findDemo(id: string): Promise<FoundDemo> {
  const load = await loaderOf(id)
  if (!load) throw new Error(`There is no demo named ${id}.`)
  const { default: Demo, address } = await loadModule(load)
  return { Demo, address: address.split('?')[0] ?? '' }
}

/** A demo is listed with the others of its chart, whose name its id begins with. */
async function loaderOf(id: string) {
  const named = Object.keys(charts).filter((chart) => id.startsWith(`${chart}-`))
  const lists = await Promise.all(named.flatMap((chart) => (charts[chart] ? [loadModule(charts[chart])] : [])))
  return lists
    .map((list) => (Object.hasOwn(list.demos, id) ? list.demos[id] : undefined))
    .find((load) => load !== undefined)
}
