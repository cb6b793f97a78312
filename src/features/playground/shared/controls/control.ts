import type { DefaultValues } from '../../../../library/shared/default-value.ts'

/** How a visitor changes an option. */
export type ControlInput =
  | { type: 'switch' }
  | { type: 'select'; values: (string | number)[] }
  /** With `min` and `max`, there is a slider next to the field. */
  | { type: 'number'; min?: number; max?: number; step?: number }
  | { type: 'color' }
  | { type: 'text' }
  /** The name of a column of the data. */
  | { type: 'column' }
  /** Several numbers or texts. `single` if one value without a list is allowed too. */
  | { type: 'list'; of: 'number' | 'string'; single?: boolean }
  /** An object with options of its own. `off` is the value that hides it, `on` the one that shows it again. */
  | { type: 'group'; object: string; off?: false | null }

/** The control of one option. */
export type Control = ControlInput & {
  name: string
  /** Plain text. */
  description: string
  /** The default as source code or as words. */
  default?: string
}

/** A file with controls that several others refer to, or with those of a component. */
export interface ControlFile {
  /** The controls of options objects by id. */
  objects: Record<string, Control[]>
  /** The names of the files with the objects that are not in this one. */
  files: Record<string, string>
}

/** The controls of a component, in the order of its API table. */
export interface ComponentControls extends ControlFile {
  /** The first section has the options of the chart itself, and no title. */
  sections: { title?: string; controls: Control[] }[]
  /** Defaults of the chart for options inside objects. They replace those of the object. */
  defaults: DefaultValues
}

/** The folder of the files with controls. Their names contain a version. */
export const CONTROLS_FOLDER = 'controls'

export const getControlsAddress = (name: string, version: string): string =>
  `/${CONTROLS_FOLDER}/${name}.${version}.json`
