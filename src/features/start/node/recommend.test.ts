import { expect, test } from 'vitest'
import type { DataTable } from '../shared/data-table.ts'
import { describeProblem, readData } from '../shared/read-data.ts'
import { recommend } from '../shared/recommend.ts'
import { dataSets } from './data-sets.ts'

const list = (names = ''): string[] => names.split(' ').filter((name) => name !== '')

function readTable(text: string): DataTable {
  const table = readData(text)
  if ('kind' in table) throw new Error(describeProblem(table))
  return table
}

test.for(dataSets)('recommends charts for $name', ({ text, first, must, mustNot, mapping }) => {
  const recommended = recommend(readTable(text))
  const charts = recommended.slice(0, 3).map(({ chart }) => chart.replace(/Chart$/, ''))
  expect(charts).toEqual(expect.arrayContaining(list(must)))
  expect(charts.filter((chart) => list(mustNot).includes(chart))).toEqual([])
  if (first !== undefined) expect(list(first)).toContain(charts[0])
  if (mapping) expect(recommended[0]?.mapping).toMatchObject(mapping)
  expect(recommended.length).toBeLessThanOrEqual(8)
  expect(new Set(recommended.map(({ chart }) => chart)).size).toBe(recommended.length)
})
