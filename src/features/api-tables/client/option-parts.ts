import { OPTION_NAMES, optionPartAddress, type OptionNames, type OptionPart } from '../shared/options.ts'
import { isRecord } from '../../../core/shared/is-record.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'

/** What has arrived or is on its way, for all pages. */
const asked = new Map<string, Promise<unknown>>()

/** An options object that many charts share, by its place in addresses. */
export function loadOptionPart(slug: string, version: string): Promise<OptionPart> {
  return once(optionPartAddress(slug, version), isOptionPart)
}

/** The names of all options. */
export function loadOptionNames(version: string): Promise<OptionNames> {
  return once(optionPartAddress(OPTION_NAMES, version), isOptionNames)
}

function once<T>(address: string, check: (value: unknown) => value is T): Promise<T> {
  const earlier = asked.get(address)
  if (earlier) return earlier as Promise<T>
  const loading = loadJson(address, check)
  asked.set(address, loading)
  // what failed is asked for again
  loading.catch(() => asked.delete(address))
  return loading
}

const isOptionPart = (value: unknown): value is OptionPart =>
  isRecord(value) && Array.isArray(value.tables) && isRecord(value.outlines)

const isOptionNames = (value: unknown): value is OptionNames =>
  isRecord(value) && Object.values(value).every((entry) => isRecord(entry) && Array.isArray(entry.options))
