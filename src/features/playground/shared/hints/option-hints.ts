import type { DefaultValues } from '../../../../library/shared/default-value.ts'

/** What the editor knows about an option. */
export interface OptionHint {
  name: string
  type: string
  /** Plain text. */
  description?: string
  /** The default as source code or as words. */
  default?: string
  /** Known values as source code: `'top'`, `true`. */
  values?: string[]
  /** The ids of the objects that its value can be, or can be a list of. */
  objects?: string[]
  /** The ids of the objects that its value has by the name of a field, as in `meta`. */
  fields?: string[]
  /** The components whose options the value can have, by the `type` next to it. */
  plots?: Record<string, string>
  /** True if its value can also be an object with names that are not known. */
  isOpen?: true
}

/** The options of an object. */
export interface ObjectHints {
  options: OptionHint[]
  /** The text that tells it from other objects in the same place: `line` in `type: 'line'`. In lower case. */
  tag?: string
  /** True if its type allows other names too. */
  isOpen?: true
}

/** The options of components and of the objects in them. */
export interface OptionHints {
  /** By id. The id of the props of a component is its name. */
  objects: Record<string, ObjectHints>
  /** Defaults of components for options inside objects. They replace those of the object. */
  defaults: Record<string, DefaultValues>
}

/** Longer defaults, such as a whole theme, don't fit next to the code. */
export const MAX_DEFAULT_LENGTH = 80

/** The name of the file with the objects that several components share. */
export const SHARED_HINTS = 'shared'

/** The folders of the files with controls and hints. */
export const OPTION_FOLDERS = ['controls', 'hints'] as const

/** The version is that of all files. */
export const getOptionFileAddress = (folder: (typeof OPTION_FOLDERS)[number], name: string, version: string): string =>
  `/${folder}/${name}.${version}.json`
