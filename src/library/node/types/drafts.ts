import type ts from 'typescript'
import type { Option } from '../model.ts'

/** An options object before it gets a name. */
export interface DefinitionDraft {
  /** Identifies it among all others. */
  shape: string
  /** Set for a component. */
  name?: string
  type?: ts.Type
  /** The alias that contains it: `Axis` for `type Axis = false | (…)`. */
  hint?: string
  /** Its members. There are several lists if union members differ only in types. */
  variants: ts.Symbol[][]
  options: OptionDraft[]
}

export interface OptionDraft extends Omit<Option, 'type' | 'nested'>, PrintedType {}

/** Plain text, an options object, or the options of a chart that has its own page. */
export type TypePartDraft = string | { draft: DefinitionDraft } | { chart: string }

export interface PrintedType {
  type: TypePartDraft[]
  /** The options objects that a value of the type can be or contain. */
  nested: DefinitionDraft[]
}

/** Finds or adds the options object of a type. Undefined if the type is not one. */
export type Define = (type: ts.Type, hint: string | undefined) => Exclude<TypePartDraft, string> | undefined
