import { components, version } from 'virtual:playground/hints'
import { loadJson } from '../../../../core/client/loading/load-part.ts'
import { isRecord } from '../../../../core/shared/is-record.ts'
import { getHintsAddress, SHARED_HINTS, type OptionHints } from '../../shared/hints/option-hints.ts'
import { loadOnce } from '../../../../core/client/loading/load-once.ts'

/** Loads the options of some components and of the objects in them. */
export async function loadHints(names: string[]): Promise<OptionHints> {
  const known = names.filter((name) => components.includes(name))
  const files = await Promise.all((known.length > 0 ? [SHARED_HINTS, ...known] : []).map(loadFile))
  return {
    objects: Object.fromEntries(files.flatMap(({ objects }) => Object.entries(objects))),
    defaults: Object.fromEntries(files.flatMap(({ defaults }) => Object.entries(defaults))),
  }
}

const loadFile = (name: string): Promise<OptionHints> =>
  loadOnce(getHintsAddress(name, version), (address) => loadJson(address, isOptionHints))

const isOptionHints = (value: unknown): value is OptionHints =>
  isRecord(value) && isRecord(value.objects) && isRecord(value.defaults)
