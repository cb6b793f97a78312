import { isRecord } from '../../../../core/shared/is-record.ts'
import { listGroups, type ComponentControls, type ControlObjects } from '../../shared/controls/control.ts'
import { loadOptionFile } from '../option-files.ts'

export const loadControls = (component: string): Promise<ComponentControls> =>
  loadOptionFile('controls', component, isComponentControls)

/** Loads the controls of an options object that several others contain. */
export const loadObject = (id: string): Promise<ControlObjects> => loadOptionFile('controls', id, isControlObjects)

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

const isControlObjects = (value: unknown): value is ControlObjects =>
  isRecord(value) && Object.values(value).every(Array.isArray)

const isComponentControls = (value: unknown): value is ComponentControls =>
  isRecord(value) && Array.isArray(value.sections) && isControlObjects(value.objects)
