import { code, joinCode, printKey, quote, toIdentifier, type Code } from '../../../core/shared/code-text.ts'
import type { Step } from '../../../library/charts/chart.ts'
import {
  byLargest,
  byNumber,
  byOrder,
  byText,
  cutTime,
  fillGaps,
  foldColumns,
  groupRows,
} from '../../../library/charts/steps.ts'
import type { DataTable } from './data-table.ts'
import { describePlan, type Plan } from './plan.ts'
import { listRows, sample, writeList, type Row } from './write-values.ts'

/** A step that also runs here, with the same functions as in the code. */
interface RowStep extends Step {
  run: (rows: Iterable<Row>) => Iterable<Row>
}

/** The steps from the rows of the visitor to the rows of the chart. */
export function planSteps(plan: Plan): RowStep[] {
  const { fold, group, fill, sort } = plan
  const steps: RowStep[] = []
  const add = (create: (rows: Code) => RowStep) => steps.push(create(steps.at(-1)?.name ?? code`rows`))
  if (plan.fields.some(({ cut }) => cut)) add((rows) => planCut(plan, rows))
  if (fold) add((rows) => planFold(fold, rows))
  if (group) add((rows) => planGroup(plan, group, rows))
  if (fill) add((rows) => planFill(fill, rows))
  if (sort) add((rows) => planSort(plan, sort, rows))
  return steps
}

/** The last step, if the chart or its mapping needs other data than rows with a value in each field. */
export function planLastStep(plan: Plan, rows: Code): Step | undefined {
  const { range, definition } = plan
  if (!range) return definition.step?.(describePlan(plan), rows)
  const ends = range.fields.map(({ field }) => code`row.${field}`)
  return { name: code`data`, expression: code`${rows}.map((row) => ({ ...row, ${range.value}: [${ends}] }))` }
}

function planCut({ fields }: Plan, rows: Code): RowStep {
  const cuts = fields.flatMap(({ field, cut }) => (cut ? [{ field, cut }] : []))
  const row = cuts.reduce((before, { field, cut }) => code`cutTime(${before}, ${quote(field)}, ${cut})`, code`row`)
  return {
    name: code`periods`,
    expression: code`${rows}.map((row) => ${row})`,
    uses: ['cutTime'],
    *run(all) {
      for (const one of all) yield cuts.reduce((before, { field, cut }) => cutTime(before, field, cut), one)
    },
  }
}

function planFold({ fields, name, value }: NonNullable<Plan['fold']>, rows: Code): RowStep {
  const names = fields.map(({ field, column }) => code`  ${printKey(field)}: ${quote(column.name)},`)
  const list = joinCode([code`{`, ...names, code`}`])
  const columns = Object.fromEntries(fields.map(({ field, column }): [string, string] => [field, column.name]))
  return {
    name: code`folded`,
    expression: code`${rows}.flatMap((row) => foldColumns(row, ${list}, ${quote(name)}, ${quote(value)}))`,
    uses: ['foldColumns'],
    *run(all) {
      for (const row of all) yield* foldColumns(row, columns, name, value)
    },
  }
}

const planGroup = ({ measures }: Plan, { keys, comment }: NonNullable<Plan['group']>, rows: Code): RowStep => ({
  name: code`grouped`,
  comment: `${comment}.`,
  expression: code`groupRows(${rows}, [${keys.map((key) => quote(key))}], { ${measures.map(({ field, method }) => code`${field}: ${quote(method)}`)} })`,
  uses: ['groupRows'],
  run: (all) => groupRows(all, keys, Object.fromEntries(measures.map(({ field, method }) => [field, method]))),
})

const planFill = ({ x, series, value }: NonNullable<Plan['fill']>, rows: Code): RowStep => ({
  name: code`filled`,
  expression: code`fillGaps(${rows}, ${quote(x)}, ${quote(series)}, ${quote(value)})`,
  uses: ['fillGaps'],
  run: (all) => fillGaps([...all], x, series, value),
})

function planSort({ top }: Plan, { field, by, order }: NonNullable<Plan['sort']>, rows: Code): RowStep {
  const [name, compare] = order ? (['byOrder', byOrder(field, order)] as const) : SORTS[by](field)
  const list = order ? code`, ${writeList(order.map((value) => quote(value)))}` : code``
  const end = top === undefined ? code`` : code`.slice(0, ${top})`
  return {
    name: code`sorted`,
    expression: code`[...${rows}].sort(${toIdentifier(name)}(${quote(field)}${list}))${end}`,
    uses: [name],
    run: (all) => [...all].toSorted(compare).slice(0, top),
  }
}

const SORTS = {
  text: (field: string) => ['byText', byText(field)] as const,
  number: (field: string) => ['byNumber', byNumber(field)] as const,
  largest: (field: string) => ['byLargest', byLargest(field)] as const,
}

/** Whether a chart shows what rows add up to, and not the rows themselves. */
export const isComputed = ({ definition, roles }: Plan): boolean =>
  definition.data === 'share' || (!definition.isRaw && roles.parent === undefined)

/** Does what the code of a chart does to its rows, for tables that are too large for the code. */
export function prepareRows(plan: Plan, table: DataTable): Row[] {
  const rows = planSteps(plan).reduce<Iterable<Row>>((all, { run }) => run(all), listRows(plan, table))
  if (plan.definition.data !== 'share') return [...rows]
  // a share of sums is a share of means too
  return groupRows(rows, [], Object.fromEntries(plan.fields.map(({ field }) => [field, 'mean'])))
}

/** At most so many rows. Those at the same position stay together, so that stacks are complete. */
export function sampleRows(rows: Row[], most: number, position = ''): Row[] {
  const places = [...new Set(rows.map((row) => row[position]))]
  if (rows.length <= most || places.length < 2) return sample(rows, most)
  const kept = new Set(sample(places, Math.floor((most * places.length) / rows.length)))
  return rows.filter((row) => kept.has(row[position])).slice(0, most)
}
