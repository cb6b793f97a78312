import type { DefaultValues } from '../../../library/shared/default-value.ts'

/** One row of an API table. Texts are finished HTML. */
export interface OptionRow {
  name: string
  description: string
  /** Set if the option has no effect in this chart, or in any. The description starts with a sentence about it. */
  ignored?: 'here' | 'everywhere'
  type: string
  /** Shown instead of a long type until it is opened; plain text. */
  shortType?: string
  /** The default from the description, shown if the chart engine has none. */
  fallback?: string
  required?: boolean
  /** The badge with the release that introduced it, if that is known. */
  since?: string
  /** Ids of the options objects that the value can be or contain. */
  nested?: string[]
}

/** An options object as a table. */
export interface OptionTable {
  id: string
  /** The name of its type. */
  name: string
  /** Identifies the object in addresses. */
  slug: string
  rows: OptionRow[]
  /** The defaults of the chart engine. */
  defaults: DefaultValues
}

/** The ids of the options objects directly inside a table. */
export const listNested = (table: OptionTable | undefined): string[] =>
  table?.rows.flatMap((row) => row.nested ?? []) ?? []

/** The data of an options object that is shown before it is loaded. */
export interface OptionOutline {
  name: string
  slug: string
  count: number
}

/** A file that is loaded on demand: a shared options object and the objects that only it contains. */
export interface OptionPart {
  tables: OptionTable[]
  /** The outlines of nested objects that have their own file. */
  outlines: Record<string, OptionOutline>
}

/** The option names of every options object, by its id. Each option is `[name, ...nested]`. */
export type OptionNames = Record<string, { slug: string; options: string[][] }>

/** The names from an option of the chart down to a nested option. */
export type OptionPath = readonly string[]

/** `['xAxis', 'label', 'formatter']` -> `xaxis-label-formatter` */
export function getOptionAddress(path: OptionPath): string {
  return path.join('-').toLowerCase()
}

/** If an option accepts several objects, addresses contain the slug of the object. */
export const getVariantSegment = (nested: readonly unknown[], slug: string): string[] =>
  nested.length > 1 ? [slug] : []

/** All files by slug, for the filter. */
export type OptionParts = Record<string, OptionPart>

/** The name of the file with all of them. No options object has this slug. */
export const ALL_OPTIONS = 'all'

export function getOptionFileAddress(name: string, version: string): string {
  return `/options/${name}.${version}.json`
}

export const createOutline = ({ name, slug, rows }: OptionTable): OptionOutline => ({ name, slug, count: rows.length })

interface FoundOption {
  path: string[]
  nested: string[]
}

/** Finds the option with this address. Names can contain dashes, so several ways to split the address are tried. */
export function findOption(names: OptionNames, start: string, address: string): FoundOption | undefined {
  return walk([start], address, new Set())

  function walk(objects: string[], rest: string, seen: Set<string>): FoundOption | undefined {
    for (const id of objects) {
      const object = names[id]
      if (!object || seen.has(`${id} ${rest}`)) continue
      seen.add(`${id} ${rest}`)
      const variant = getVariantSegment(objects, object.slug)
      const inner = variant.length > 0 ? removePrefix(rest, object.slug) : rest
      if (inner === undefined) continue
      for (const [name = '', ...nested] of object.options) {
        if (name.toLowerCase() === inner) return { path: [...variant, name], nested }
        const nestedAddress = removePrefix(inner, name.toLowerCase())
        const found = nestedAddress === undefined ? undefined : walk(nested, nestedAddress, seen)
        if (found) return { ...found, path: [...variant, name, ...found.path] }
      }
    }
    return undefined
  }
}

const removePrefix = (text: string, prefix: string): string | undefined =>
  text.startsWith(`${prefix}-`) ? text.slice(prefix.length + 1) : undefined
