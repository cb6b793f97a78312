import type { ChartDefinition } from './chart.ts'

/** Facets and mixes combine several charts, so none of them is made from one table. */
export const facet: ChartDefinition = { roles: {} }
export const mix: ChartDefinition = { roles: {} }
