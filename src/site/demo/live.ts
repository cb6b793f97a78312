import './live.css'
import type { ComponentType } from 'react'
import { demos } from 'virtual:demos'

/** The component of a demo. This module and the engine behind it load only when a chart comes near. */
export async function loadDemo(id: string): Promise<ComponentType> {
  const load = demos[id]
  if (!load) throw new Error(`There is no demo with the id ${id}.`)
  return (await load()).default
}
