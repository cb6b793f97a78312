import { listRows, sample, type Row } from './code-rows.ts'
import type { DataTable } from './data-table.ts'
import type { Measure, Plan } from './plan.ts'

/** Whether a chart shows what rows add up to, and not the rows themselves. */
export const isComputed = ({ definition, roles }: Plan): boolean =>
  definition.data === 'share' || (!definition.isRaw && roles.parent === undefined)

/** Does what the code of a chart does to its rows, for tables that are too large for the code. */
export function prepareRows(plan: Plan, table: DataTable): Row[] {
  const { group, measures, fill, sort, top } = plan
  const all = listPrepared(plan, table)
  if (plan.definition.data === 'share') {
    // a share of sums is a share of means too
    return groupRows(
      all,
      [],
      plan.fields.map(({ field }) => ({ field, label: '', method: 'mean' })),
    )
  }
  let rows = group ? groupRows(all, group.keys, measures) : [...all]
  if (fill) rows = fillRows(rows, fill)
  if (sort) rows = sortRows(rows, sort)
  return rows.slice(0, top)
}

/** The rows with times in the unit of the chart, and one row for each column that is folded. */
function* listPrepared(plan: Plan, table: DataTable): Generator<Row> {
  const { fields, fold } = plan
  const kept = fields.filter((field) => !fold?.fields.includes(field))
  for (const row of listRows(plan, table)) {
    for (const { field, cut } of fields)
      if (cut) row[field] = `${String(row[field]).slice(0, cut)}${cut === 13 ? ':00' : ''}`
    if (!fold) yield row
    for (const { field, column } of fold?.fields ?? []) {
      if (!fold || Number.isNaN(row[field])) continue
      const one: Row = Object.fromEntries(kept.map(({ field: name }) => [name, row[name] ?? '']))
      yield { ...one, [fold.name]: column.name, [fold.value]: row[field] ?? 0 }
    }
  }
}

function groupRows(rows: Iterable<Row>, keys: string[], measures: Measure[]): Row[] {
  const groups = new Map<string, { first: Row; sums: number[]; count: number }>()
  for (const row of rows) {
    const key = keys.map((name) => row[name]).join('\0')
    let group = groups.get(key)
    if (!group) groups.set(key, (group = { first: row, sums: measures.map(() => 0), count: 0 }))
    group.count += 1
    for (const [index, { field }] of measures.entries())
      group.sums[index] = (group.sums[index] ?? 0) + Number(row[field])
  }
  return Array.from(groups.values(), ({ first, sums, count }) => {
    const result: Row = {}
    for (const key of keys) result[key] = first[key] ?? ''
    for (const [index, { field, method }] of measures.entries())
      result[field] = method === 'count' ? count : (sums[index] ?? 0) / (method === 'mean' ? count : 1)
    return result
  })
}

function fillRows(rows: Row[], { x, series, value }: NonNullable<Plan['fill']>): Row[] {
  const found = new Map(rows.map((row) => [`${row[x]}\0${row[series]}`, row[value]]))
  const names = new Set(rows.map((row) => row[series] ?? ''))
  return [...new Set(rows.map((row) => row[x] ?? ''))].flatMap((position) =>
    Array.from(names, (name) => ({ [x]: position, [series]: name, [value]: found.get(`${position}\0${name}`) ?? 0 })),
  )
}

function sortRows(rows: Row[], { field, by, order }: NonNullable<Plan['sort']>): Row[] {
  const getNumber = (row: Row) => (order ? order.indexOf(String(row[field])) : Number(row[field]))
  return rows.toSorted((a, b) =>
    by === 'text' && !order
      ? String(a[field]).localeCompare(String(b[field]))
      : (getNumber(a) - getNumber(b)) * (by === 'largest' ? -1 : 1),
  )
}

/** At most so many rows. Those at the same position stay together, so that stacks are complete. */
export function sampleRows(rows: Row[], most: number, position = ''): Row[] {
  const places = [...new Set(rows.map((row) => row[position]))]
  if (rows.length <= most || places.length < 2) return sample(rows, most)
  const kept = new Set(sample(places, Math.floor((most * places.length) / rows.length)))
  return rows.filter((row) => kept.has(row[position])).slice(0, most)
}
