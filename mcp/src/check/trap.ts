import type ts from 'typescript'
import type { ChartFacts } from './chart-facts.ts'

/** A mistake that the types allow. Each is described on a page of the site. */
export interface Trap {
  id: string
  /** Without charts, it concerns all of them. */
  charts?: string[]
  message: string
  /** A section of a page, or of the page of the chart: `#good-to-know`. */
  link: string
  /** The place of the mistake. */
  find: (chart: ChartFacts) => ts.Node | undefined
}
