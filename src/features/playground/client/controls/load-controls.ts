import { listGroups, type ComponentControls, type ControlObjects } from '../../shared/controls/control.ts'
import { createComponentControls, createControlObjects } from '../../shared/editor-options.ts'
import { loadOptionFile } from '../option-files.ts'

export const loadControls = async (component: string): Promise<ComponentControls> =>
  createComponentControls(component, await loadOptionFile(component))

/** Loads the controls of an options object that several others contain. */
export const loadObject = async (id: string): Promise<ControlObjects> => createControlObjects(await loadOptionFile(id))

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
