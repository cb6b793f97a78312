import type { ComponentType } from 'react'
import { demos } from 'virtual:demos'
import { loadModule } from '../app/load-part.ts'

export interface FoundDemo {
  Demo: ComponentType
  /** Where its code came from: errors that are thrown later are known by it. */
  address: string
}

export const isKnownDemo = (id: string): boolean => Object.hasOwn(demos, id)

export async function findDemo(id: string): Promise<FoundDemo> {
  const load = isKnownDemo(id) ? demos[id] : undefined
  if (!load) throw new Error(`There is no demo named ${id}.`)
  const { default: Demo, address } = await loadModule(load)
  return { Demo, address: address.split('?')[0] ?? '' }
}
