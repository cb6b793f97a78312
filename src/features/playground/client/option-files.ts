import { components, version } from 'virtual:playground/options'
import { loadOnce } from '../../../core/client/loading/load-once.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'
import { isRecord } from '../../../core/shared/is-record.ts'
import { listGroups, type ComponentControls, type ControlObjects } from '../shared/controls/control.ts'
import {
  getOptionFileAddress,
  SHARED_HINTS,
  type OPTION_FOLDERS,
  type OptionHints,
} from '../shared/hints/option-hints.ts'

/** Whether there are files with the options of a component. */
export const isKnown = (component: string): boolean => components.includes(component)

function loadFile<T>(
  folder: (typeof OPTION_FOLDERS)[number],
  name: string,
  check: (value: unknown) => value is T,
): Promise<T> {
  return loadOnce(getOptionFileAddress(folder, name, version), (address) => loadJson(address, check))
}

export const loadControls = (component: string): Promise<ComponentControls> =>
  loadFile('controls', component, isComponentControls)

/** Loads the controls of an options object that several others contain. */
export const loadObject = (id: string): Promise<ControlObjects> => loadFile('controls', id, isControlObjects)

/** Loads all objects that the controls of a component open, and those that they open. */
export async function loadAllObjects(
  file: ComponentControls,
  objects: ControlObjects = file.objects,
): Promise<ControlObjects> {
  const controls = [...file.sections.map((section) => section.controls), ...Object.values(objects)].flat()
  const missing = [...new Set(listGroups(controls))].filter((id) => !(id in objects))
  if (missing.length === 0) return objects
  const loaded = await Promise.all(missing.map(loadObject))
  return loadAllObjects(file, Object.assign({}, objects, ...loaded) as ControlObjects)
}

/** Loads the options of some components and of the objects in them. */
export async function loadHints(names: string[]): Promise<OptionHints> {
  const known = names.filter(isKnown)
  const wanted = known.length > 0 ? [SHARED_HINTS, ...known] : []
  const files = await Promise.all(wanted.map((name) => loadFile('hints', name, isOptionHints)))
  return {
    objects: Object.fromEntries(files.flatMap(({ objects }) => Object.entries(objects))),
    defaults: Object.fromEntries(files.flatMap(({ defaults }) => Object.entries(defaults))),
  }
}

const isControlObjects = (value: unknown): value is ControlObjects =>
  isRecord(value) && Object.values(value).every(Array.isArray)

const isComponentControls = (value: unknown): value is ComponentControls =>
  isRecord(value) && Array.isArray(value.sections) && isControlObjects(value.objects)

const isOptionHints = (value: unknown): value is OptionHints =>
  isRecord(value) && isRecord(value.objects) && isRecord(value.defaults)
