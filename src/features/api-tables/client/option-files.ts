import { ALL_OPTIONS, getOptionFileAddress, type OptionPart, type OptionParts } from '../shared/options.ts'
import { isRecord } from '../../../core/shared/is-record.ts'
import { loadOnce } from '../../../core/client/loading/load-once.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'

/** Loads an options object that several charts share. */
export function loadOptionPart(slug: string, version: string): Promise<OptionPart> {
  return loadOnce(getOptionFileAddress(slug, version), (address) => loadJson(address, isOptionPart))
}

/** Loads all of them. */
export function loadOptionParts(version: string): Promise<OptionParts> {
  return loadOnce(getOptionFileAddress(ALL_OPTIONS, version), (address) => loadJson(address, isOptionParts))
}

const isOptionPart = (value: unknown): value is OptionPart =>
  // a file without a table counts as missing
  isRecord(value) && Array.isArray(value.tables) && isRecord(value.tables[0]) && isRecord(value.outlines)

const isOptionParts = (value: unknown): value is OptionParts =>
  isRecord(value) && Object.values(value).every(isOptionPart)
