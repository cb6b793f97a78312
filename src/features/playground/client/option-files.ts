import { components, version } from 'virtual:playground/options'
import { loadOnce } from '../../../core/client/loading/load-once.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'
import { isRecord } from '../../../core/shared/is-record.ts'
import type { OptionHints } from '../shared/hints/option-hints.ts'
import type { OptionFile } from '../shared/editor-options.ts'
import { getOptionFileAddress } from '../shared/option-files.ts'

/** Whether there is a file with the options of a component. */
export const isKnown = (component: string): boolean => components.includes(component)

/** Loads the options of a component, or of an object that several others contain. */
export const loadOptionFile = (id: string): Promise<OptionFile> =>
  loadOnce(getOptionFileAddress(id, version), (address) => loadJson(address, isOptionFile))

/** Loads the options of some components and objects. */
export async function loadHints(ids: string[]): Promise<OptionHints> {
  const known = ids.filter((id) => isKnown(id) || !id.endsWith('Chart'))
  const files = await Promise.all(known.map(async (id) => [id, await loadOptionFile(id)] as const))
  return {
    objects: Object.assign({}, ...files.map(([, { objects }]) => objects)) as OptionHints['objects'],
    defaults: Object.fromEntries(files.map(([id, { defaults = {} }]) => [id, defaults])),
  }
}

const isOptionFile = (value: unknown): value is OptionFile =>
  isRecord(value) &&
  isRecord(value.objects) &&
  Object.values(value.objects).every((object) => isRecord(object) && Array.isArray(object.options))
