import { ALL_OPTIONS, getOptionFileAddress, type OptionPart, type OptionParts } from '../shared/options.ts'
import { isRecord } from '../../../core/shared/is-record.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'

/** Files that are loaded or loading, for all pages. */
const cache = new Map<string, Promise<unknown>>()

/** Loads an options object that several charts share. */
export function loadOptionPart(slug: string, version: string): Promise<OptionPart> {
  return loadOnce(getOptionFileAddress(slug, version), isOptionPart)
}

/** Loads all of them. */
export function loadOptionParts(version: string): Promise<OptionParts> {
  return loadOnce(getOptionFileAddress(ALL_OPTIONS, version), isOptionParts)
}

function loadOnce<T>(address: string, check: (value: unknown) => value is T): Promise<T> {
  const cached = cache.get(address)
  if (cached) return cached as Promise<T>
  const loading = loadJson(address, check)
  cache.set(address, loading)
  // a failed file is loaded again next time
  loading.catch(() => cache.delete(address))
  return loading
}

const isOptionPart = (value: unknown): value is OptionPart =>
  // a file without a table counts as missing
  isRecord(value) && Array.isArray(value.tables) && isRecord(value.tables[0]) && isRecord(value.outlines)

const isOptionParts = (value: unknown): value is OptionParts =>
  isRecord(value) && Object.values(value).every(isOptionPart)
