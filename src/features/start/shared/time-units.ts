import { countPeriods, hasFewPeriods, remember } from './column-facts.ts'
import type { DataColumn } from './data-table.ts'

/** The number of characters of an ISO time up to a unit. */
export type TimeCut = 4 | 7 | 10 | 13 | 19

const CUTS: TimeCut[] = [19, 13, 10, 7, 4]

/** The unit in which a column is written: years if all its dates are January 1. */
export const findPrecision = remember(({ values }: DataColumn): TimeCut => {
  let precision: TimeCut = 4
  for (const value of values) {
    if (typeof value !== 'string') continue
    const cut = value.length < 19 ? value.length : value.endsWith('T00:00:00') ? 10 : value.endsWith(':00:00') ? 13 : 19
    const needed = cut === 10 && value.slice(8, 10) === '01' ? 7 : cut
    const least = needed === 7 && value.slice(5, 7) === '01' ? 4 : needed
    // a list of months can begin in January, so its years only count if all are January
    if (least > precision) precision = least as TimeCut
    if (precision === 19) break
  }
  return precision
})

/** The finest unit with at most so many periods. */
export function findCut(column: DataColumn, most: number): TimeCut {
  const precision = findPrecision(column)
  return CUTS.find((cut) => cut <= precision && (cut === 4 || hasFewPeriods(column, cut, most))) ?? precision
}

/** Periods of which each has several rows. */
const GROUPED_PERIODS = 400
const FEWEST_PERIODS = 6

/** The finest unit with about three rows for each period, unless that leaves only a few periods. */
export function findGroupCut(column: DataColumn, rows: number, most = Infinity): TimeCut {
  const limit = Math.min(most, GROUPED_PERIODS)
  const cut = findCut(column, Math.min(limit, rows / 3))
  return countPeriods(column, cut) < FEWEST_PERIODS ? findCut(column, limit) : cut
}

/** Whether the times are about equally far apart. Weekends and a few gaps do not matter. */
export const isRegular = remember(({ values }: DataColumn): boolean => {
  const times = Float64Array.from(
    values.filter((value) => value !== null),
    (value) => Date.parse(String(value)),
  ).toSorted()
  const [first = 0] = times
  const least = times.reduce((gap, time, index) => Math.min(gap, time - (times[index - 1] ?? -Infinity)), Infinity)
  return ((times.at(-1) ?? 0) - first) / (times.length - 1) <= least * 2
})
