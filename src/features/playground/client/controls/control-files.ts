import { version } from 'virtual:playground/controls'
import { loadJson } from '../../../../core/client/loading/load-part.ts'
import { isRecord } from '../../../../core/shared/is-record.ts'
import { getControlsAddress, type ComponentControls, type ControlFile } from '../../shared/controls/control.ts'
import { loadOnce } from '../../../../core/client/loading/load-once.ts'

/** Loads the controls of a component. */
export const loadComponentControls = (component: string): Promise<ComponentControls> =>
  loadFile(component, isComponentControls)

/** Loads the controls of an options object that several components share. */
export const loadControlFile = (name: string): Promise<ControlFile> => loadFile(name, isControlFile)

/** Loads the files that a file refers to, and those that they refer to. */
export async function loadAllFiles({ files }: ControlFile, seen = new Set<string>()): Promise<ControlFile[]> {
  const names = Object.values(files).filter((name) => !seen.has(name))
  for (const name of names) seen.add(name)
  const loaded = await Promise.all(names.map(loadControlFile))
  const inner = await Promise.all(loaded.map((file) => loadAllFiles(file, seen)))
  return [...loaded, ...inner.flat()]
}

const loadFile = <T>(name: string, check: (value: unknown) => value is T): Promise<T> =>
  loadOnce(getControlsAddress(name, version), (address) => loadJson(address, check))

const isControlFile = (value: unknown): value is ControlFile =>
  isRecord(value) && isRecord(value.objects) && isRecord(value.files)

const isComponentControls = (value: unknown): value is ComponentControls =>
  isControlFile(value) && 'sections' in value && Array.isArray(value.sections)
