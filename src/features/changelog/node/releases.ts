import { FILTER_TYPES, type FilteredChange } from '../shared/filters.ts'
import type { Change, Kind, Release } from './read-changelog.ts'

/** Consecutive releases: either one with changes for users, or a run of maintenance releases. */
export interface ReleaseGroup {
  isMaintenance: boolean
  releases: Release[]
}

/** True if a release changes nothing in the library: only its dependencies, documentation or toolchain. */
export const isMaintenance = ({ changes }: Release): boolean =>
  changes.every(({ kind }) => kind === 'dependency' || kind === 'docs')

/** The releases by major version, newest first. Maintenance releases that follow each other are one group. */
export function groupReleases(releases: Release[]): Map<string, ReleaseGroup[]> {
  const majors = new Map<string, ReleaseGroup[]>()
  for (const release of releases) {
    const major = release.version.split('.')[0] ?? ''
    const groups = majors.get(major) ?? []
    majors.set(major, groups)
    const last = groups.at(-1)
    if (last?.isMaintenance && isMaintenance(release)) last.releases.push(release)
    else groups.push({ isMaintenance: isMaintenance(release), releases: [release] })
  }
  return majors
}

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

/** Formats a version range for readers: `^15.0.0 || ^16.0.0` becomes `15–16`. Undefined for any version. */
export function formatRange(range: string): string | undefined {
  if (range === '*') return undefined
  const majors = range.split('||').map((part) => Number(/^\s*\^(\d+)\.(?:0\.0|x)\s*$/.exec(part)?.[1]))
  const [first, last] = [majors[0], majors.at(-1)]
  const areConsecutive = majors.every((major, index) => index === 0 || major === (majors[index - 1] ?? 0) + 1)
  if (majors.some(Number.isNaN) || !areConsecutive) return range
  return first === last ? `${first}.x` : `${first}–${last}`
}
