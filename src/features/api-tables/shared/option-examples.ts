/** A demo that uses an option. */
export interface OptionExample {
  title: string
  chart: string
  link: string
  /** The address of its thumbnail. */
  picture?: string
}

/** The demos that use the options on one page. They are loaded when a table is near the viewport. */
export interface OptionExamples {
  examples: OptionExample[]
  /** By the address of the option. */
  uses: Record<string, OptionUses>
  /** The path of an option in code, if it is not the path in its table: `legend.position` for `legend-position`. */
  paths?: Record<string, string>
}

/** How many demos use the option on the whole site, then the indexes of some, those of the page's chart first. */
export type OptionUses = [count: number, ...shown: number[]]

/** The page of examples with the demos that use an option. */
export const getExamplesAddress = (path: string): string => `/examples?option=${encodeURIComponent(path)}`

/** `/api/line` -> `/used-in/api/line.json` */
export const getOptionExamplesAddress = (route: string): string => `/used-in${route}.json`
