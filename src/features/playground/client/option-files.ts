import { components, version } from 'virtual:playground/options'
import { loadOnce } from '../../../core/client/loading/load-once.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'
import { isRecord } from '../../../core/shared/is-record.ts'
import type { OptionHints } from '../shared/hints/option-hints.ts'
import { getOptionFileAddress, SHARED_HINTS, type OPTION_FOLDERS } from '../shared/option-files.ts'

/** Whether there are files with the options of a component. */
export const isKnown = (component: string): boolean => components.includes(component)

export function loadOptionFile<T>(
  folder: (typeof OPTION_FOLDERS)[number],
  name: string,
  check: (value: unknown) => value is T,
): Promise<T> {
  return loadOnce(getOptionFileAddress(folder, name, version), (address) => loadJson(address, check))
}

/** Loads the options of some components and of the objects in them. */
export async function loadHints(names: string[]): Promise<OptionHints> {
  const known = names.filter(isKnown)
  const wanted = known.length > 0 ? [SHARED_HINTS, ...known] : []
  const files = await Promise.all(wanted.map((name) => loadOptionFile('hints', name, isOptionHints)))
  return {
    objects: Object.fromEntries(files.flatMap(({ objects }) => Object.entries(objects))),
    defaults: Object.fromEntries(files.flatMap(({ defaults }) => Object.entries(defaults))),
  }
}

const isOptionHints = (value: unknown): value is OptionHints =>
  isRecord(value) && isRecord(value.objects) && isRecord(value.defaults)
