import type ts from 'typescript'
import type { Option } from '../model.ts'

/** An options object as it was found, before it has a name. */
export interface Found {
  /** Tells it from all others. */
  shape: string
  /** Of a component. */
  name?: string
  type?: ts.Type
  /** The alias that holds it: `Axis` for `type Axis = false | (…)`. */
  hint?: string
  /** Its members; more than one list where the members of a union differ in their types alone. */
  variants: ts.Symbol[][]
  options: FoundOption[]
}

export interface FoundOption extends Omit<Option, 'type' | 'nested'>, Printed {}

/** Plain text, an options object, or the options of a chart that has a page of its own. */
export type FoundPart = string | { found: Found } | { chart: string }

export interface Printed {
  type: FoundPart[]
  /** The options objects that a value of the type may be or hold. */
  nested: Found[]
}

/** Tells which options object a type is; undefined where it is none. */
export type Define = (type: ts.Type, hint: string | undefined) => Exclude<FoundPart, string> | undefined
