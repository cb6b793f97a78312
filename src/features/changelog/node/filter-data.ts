import { FILTER_TYPES, type FilteredChange } from '../shared/filters.ts'
import type { Change, Kind, Release } from './read-changelog.ts'

/** All charts that a release added or removed, by name. */
export const listCharts = (releases: Release[]): string[] =>
  [...new Set(releases.flatMap(({ changes }) => changes.flatMap(({ charts = [] }) => charts)))].toSorted()

/** What the filters compare: the type from the kind of a change, and the charts that it lists or names in its text. */
export function getFilteredChange({ kind, charts = [], text = '' }: Change, known: string[]): FilteredChange {
  const named = new Set([...charts, ...(text.match(/\w+/g) ?? [])])
  return { type: getFilterType(kind), charts: known.filter((name) => named.has(name)) }
}

/** A removed chart is a breaking change. */
export function getFilterType(kind: Kind): string {
  if (kind === 'removed') return 'breaking'
  return FILTER_TYPES.find((type) => type === kind) ?? ''
}
