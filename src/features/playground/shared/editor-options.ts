import type { DefaultValue, DefaultValues } from '../../../library/shared/default-value.ts'
import type { ComponentControls, Control, ControlInput, ControlObjects } from './controls/control.ts'

/** What the editor knows about an option. Suggestions, descriptions, checks and controls are made from it. */
export interface EditorOption {
  name: string
  type: string
  required?: true
  /** Plain text. */
  description?: string
  /** The default of the chart engine, or words. The engine's defaults of a component are those of its file. */
  default?: DefaultValue
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
  /** Functions, data and options without an effect have none. */
  control?: ControlInput
}

/** The options of an object, in the order of its API table. That of a component is in its file. */
export interface EditorObject {
  options: EditorOption[]
  /** True if its type allows other names too. */
  isOpen?: true
  /** Names that look like typos of its options, but are options of other objects. */
  similar?: string[]
}

/** The options of a component, or of an object that several others contain, and of the objects that only it contains. */
export interface OptionFile {
  /** By id. The id of the props of a component is its name. */
  objects: Record<string, EditorObject>
  /** The defaults of a component, also for options inside objects. They replace those of the object. */
  defaults?: DefaultValues
  /** The options of a component that have controls, in the order of its API table. */
  sections?: { title?: string; names: string[] }[]
}

const listControls = ({ options }: EditorObject): Control[] =>
  options.flatMap(({ name, control, description = '', default: value }) => {
    // the defaults inside an object are those of its own controls
    const shown = typeof value === 'string' ? { default: value } : {}
    return control ? [{ name, ...control, description, ...shown }] : []
  })

export const createControlObjects = ({ objects }: OptionFile): ControlObjects =>
  Object.fromEntries(Object.entries(objects).map(([id, object]) => [id, listControls(object)]))

export function createComponentControls(component: string, file: OptionFile): ComponentControls {
  const objects = createControlObjects(file)
  const controls = new Map(objects[component]?.map((control) => [control.name, control]))
  const sections = (file.sections ?? []).map(({ title, names }) => ({
    title,
    controls: names.flatMap((name) => controls.get(name) ?? []),
  }))
  return { sections, defaults: file.defaults ?? {}, objects }
}
