/** One row of an API table, ready to be drawn. Texts are finished HTML. */
export interface OptionRow {
  name: string
  description: string
  type: string
  /** What holds when the option is left out, where neither the chart nor its objects say it. */
  fallback?: string
  required?: boolean
  /** The ids of the options objects that its value may be or hold. */
  nested?: string[]
}

/** An options object as a table. */
export interface OptionTable {
  id: string
  /** What a type calls it. */
  name: string
  /** Its place in addresses: under the shared options, and as a variant on a chart's page. */
  slug: string
  rows: OptionRow[]
  /** What the engine uses, by the path from this object: `label.offset` -> `8`. */
  defaults: Record<string, string>
}

/** What is told of an options object before it is unfolded. */
export interface OptionOutline {
  name: string
  slug: string
  count: number
}

/** A file that a browser asks for when an option is unfolded: an object that many share, with those that only it has. */
export interface OptionPart {
  tables: OptionTable[]
  /** Of the objects that these lead to, which are files of their own. */
  outlines: Record<string, OptionOutline>
}

/** Every options object with its names alone: what the filter searches. `[name, ...nested]` for each option. */
export type OptionNames = Record<string, { slug: string; options: string[][] }>

/** The path of an option from the chart down, as the page shows and addresses it. */
export type OptionPath = readonly string[]

/** `['xAxis', 'label', 'formatter']` -> `xaxis-label-formatter` */
export function optionAddress(path: OptionPath): string {
  return path.join('-').toLowerCase()
}

/** An address says which object it goes through where an option takes one of several. */
export const variantSegment = (nested: readonly unknown[], slug: string): string[] => (nested.length > 1 ? [slug] : [])

/** The file of all names. No options object is called so. */
export const OPTION_NAMES = 'names'

/** Where a file of options is, by name and hash. */
export function optionPartAddress(slug: string, version: string): string {
  return `/options/${slug}.${version}.json`
}

export const outlineOf = ({ name, slug, rows }: OptionTable): OptionOutline => ({ name, slug, count: rows.length })

/** The names of the options on the way to `address`, or undefined where there is no such option. Names may hold a dash. */
export function findOption(
  names: OptionNames,
  start: string,
  address: string,
): { path: string[]; nested: string[] } | undefined {
  return walk([start], address, new Set())

  function walk(objects: string[], rest: string, seen: Set<string>): { path: string[]; nested: string[] } | undefined {
    for (const id of objects) {
      const object = names[id]
      if (!object || seen.has(`${id} ${rest}`)) continue
      seen.add(`${id} ${rest}`)
      const variant = variantSegment(objects, object.slug)
      const inner = variant.length > 0 ? afterPrefix(rest, object.slug) : rest
      if (inner === undefined) continue
      for (const [name = '', ...nested] of object.options) {
        if (name.toLowerCase() === inner) return { path: [...variant, name], nested }
        const below = afterPrefix(inner, name.toLowerCase())
        const found = below === undefined ? undefined : walk(nested, below, seen)
        if (found) return { ...found, path: [...variant, name, ...found.path] }
      }
    }
    return undefined
  }
}

const afterPrefix = (text: string, prefix: string): string | undefined =>
  text.startsWith(`${prefix}-`) ? text.slice(prefix.length + 1) : undefined
