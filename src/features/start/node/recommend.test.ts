import { expect, test } from 'vitest'
import type { DataTable } from '../shared/data-table.ts'
import { describeReadProblem, readData } from '../shared/read-data.ts'
import { listCharts, recommend } from '../shared/recommend.ts'
import { dataSets } from '../../../../tests/fixtures/data-sets/index.ts'

const list = (names = ''): string[] => names.split(' ').filter((name) => name !== '')

function readTable(text: string): DataTable {
  const table = readData(text)
  if ('kind' in table) throw new Error(describeReadProblem(table))
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

test('a chart that is not recommended shows a number if there is one, and counts rows otherwise', () => {
  const findMapping = (text: string) =>
    listCharts(readTable(text)).find(({ chart }) => chart === 'WordCloudChart')?.recommendation?.mapping
  const cities = 'city,month,sales\nBern,Jan,12.5\nBern,Feb,14\nBasel,Jan,9.5\nBasel,Feb,11\n'
  expect(findMapping(cities)).toMatchObject({ value: 'sales' })
  expect(findMapping('city,kind\nBern,a\nBasel,b\nBasel,a\n')).not.toHaveProperty('value')
})
