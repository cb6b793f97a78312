import { planChart } from './chart-plan.ts'
import { describeChart, type ChartInfo, type Mapping, type Plan, type Role } from './plan.ts'
import { charts } from '../../../library/charts/index.ts'
import { getFacts, remember } from './column-facts.ts'
import { shorten, type DataTable } from './data-table.ts'
import { suggestByName, type Candidate } from './rules.ts'
import { suggestByCategory } from './rules-by-category.ts'
import { suggestByDistribution } from './rules-by-distribution.ts'
import { suggestAny, suggestForOneRow } from './rules-by-row.ts'
import { suggestByTime } from './rules-by-time.ts'
import { viewTable } from './table-view.ts'
import { startText } from './texts/index.ts'

export type { Mapping, Role } from './plan.ts'

export interface Recommendation {
  /** The component, such as `LineChart`. */
  chart: string
  /** The page of the chart, such as `/api/line`. */
  route: string
  score: number
  /** Why the chart fits, in one sentence. */
  reason: string
  /** What is done to the data: `Sum of sales by month`. */
  done: string[]
  mapping: Mapping
}

export interface ChartFit extends ChartInfo {
  recommendation?: Recommendation
  /** Why it does not fit, in one sentence. */
  problem?: string
}

const MOST_RECOMMENDED = 8
/** Charts that the visitor maps by hand, or that fit only formally. */
const LOWEST_SCORE = 30

/** The charts that fit the data, the best first, each once. */
export function recommend(table: DataTable): Recommendation[] {
  return [...findBest(table).values()].filter(({ score }) => score > LOWEST_SCORE).slice(0, MOST_RECOMMENDED)
}

const findBest = remember((table: DataTable): Map<string, Recommendation> => {
  const view = viewTable(table)
  const candidates = [
    ...suggestByName(view),
    ...suggestForOneRow(view),
    ...suggestByTime(view),
    ...suggestByCategory(view),
    ...suggestByDistribution(view),
  ]
  const best = planBest(table, candidates)
  return best.size > 0 ? best : planBest(table, suggestAny(view))
})

function planBest(table: DataTable, candidates: Candidate[]): Map<string, Recommendation> {
  const best = new Map<string, Recommendation>()
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score)) {
    if (best.has(candidate.chart)) continue
    const plan = planChart(table, candidate.chart, candidate.mapping)
    if (!('problem' in plan)) best.set(candidate.chart, describe(plan, candidate))
  }
  return best
}

const describe = ({ info, done }: Plan, { chart, score, mapping, reason, values }: Candidate): Recommendation => ({
  chart,
  route: info.route,
  score,
  reason: startText(reason, shortenValues(values)),
  done,
  mapping,
})

const shortenValues = (values: Candidate['values'] = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? shorten(value) : value]),
  )

/** The chart with the columns that the visitor chose. */
export function mapChart(table: DataTable, chart: string, mapping: Mapping): Recommendation | { problem: string } {
  const plan = planChart(table, chart, mapping)
  if ('problem' in plan) return plan
  return describe(plan, { chart, score: 0, mapping, reason: 'start.reason.chosen' })
}

/** Every chart of the library, with a recommendation or the reason why it does not fit. Those that fit come first. */
export function listCharts(table: DataTable): ChartFit[] {
  const best = findBest(table)
  const fits = Object.entries(charts).map(([chart, definition]): ChartFit => {
    const info = describeChart(chart, definition)
    const found = best.get(chart) ?? mapByKinds(table, chart, info.roles)
    return { ...info, ...('problem' in found ? { problem: found.problem } : { recommendation: found }) }
  })
  return fits.toSorted((a, b) => (b.recommendation?.score ?? -1) - (a.recommendation?.score ?? -1))
}

/** Without a column for these, a chart counts rows. */
const MEASURES = new Set(['value', 'y'])

/** Maps each required role, an axis and a measure to the first free column of a kind that it takes. */
function mapByKinds(table: DataTable, chart: string, roles: Role[]): Recommendation | { problem: string } {
  const mapping: Mapping = {}
  const used = new Set<string>()
  for (const role of roles) {
    const isMeasure = role.isOptional === true && MEASURES.has(role.name)
    if (role.isOptional && !isMeasure && role.name !== 'columns') continue
    const column = role.kinds
      .flatMap((kind) => table.columns.slice(0, 200).filter((one) => one.kind === kind))
      .find((one) => !used.has(one.name) && getFacts(one).count > 0)
    if (!column && isMeasure) continue
    if (!column) return { problem: startText('start.unfit.column', { role: role.label, kind: listKinds(role) }) }
    used.add(column.name)
    mapping[role.name] = column.name
  }
  return mapChart(table, chart, mapping)
}

const listKinds = ({ kinds }: Role): string =>
  kinds.length > 2
    ? startText('start.kind.any')
    : kinds.map((kind) => startText(`start.kind.${kind}`)).join(startText('start.kind.or'))
