/** The types of changes that visitors can filter by, as in `?type=fix`. */
export const FILTER_TYPES = ['added', 'breaking', 'fix'] as const

/** A change, reduced to what the filters compare. */
export interface FilteredChange {
  /** Empty for a change that belongs to no filter. */
  type: string
  /** The charts that it names. */
  charts: string[]
}

/** The choice of a visitor. An empty choice matches everything. */
export interface Selection {
  types: string[]
  chart: string
}

export const isActive = ({ types, chart }: Selection): boolean => types.length > 0 || chart !== ''

/** Types are alternatives. A chart restricts them further. */
export const isMatch = (change: FilteredChange, { types, chart }: Selection): boolean =>
  (types.length === 0 || types.includes(change.type)) && (chart === '' || change.charts.includes(chart))

export const countReleases = (releases: FilteredChange[][], selection: Selection): number =>
  isActive(selection)
    ? releases.filter((changes) => changes.some((change) => isMatch(change, selection))).length
    : releases.length
