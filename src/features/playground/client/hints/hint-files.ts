import { components, version } from 'virtual:playground/hints'
import { loadJson } from '../../../../core/client/loading/load-part.ts'
import { isRecord } from '../../../../core/shared/is-record.ts'
import { getHintsAddress, SHARED_HINTS, type OptionHints } from '../../shared/hints/option-hints.ts'

/** Files that are loaded or loading. */
const cache = new Map<string, Promise<OptionHints>>()

/** Loads the options of some components and of the objects in them. */
export async function loadHints(names: string[]): Promise<OptionHints> {
  const known = names.filter((name) => components.includes(name))
  const files = await Promise.all((known.length > 0 ? [SHARED_HINTS, ...known] : []).map(loadOnce))
  return {
    objects: Object.fromEntries(files.flatMap(({ objects }) => Object.entries(objects))),
    defaults: Object.fromEntries(files.flatMap(({ defaults }) => Object.entries(defaults))),
  }
}

function loadOnce(name: string): Promise<OptionHints> {
  const cached = cache.get(name)
  if (cached) return cached
  const loading = loadJson(getHintsAddress(name, version), isOptionHints)
  cache.set(name, loading)
  // a failed file is loaded again next time
  loading.catch(() => cache.delete(name))
  return loading
}

const isOptionHints = (value: unknown): value is OptionHints =>
  isRecord(value) && isRecord(value.objects) && isRecord(value.defaults)
