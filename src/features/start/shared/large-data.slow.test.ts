import { expect, test } from 'vitest'
import { describeReadProblem, readData } from './read-data.ts'
import { listCharts, recommend } from './recommend.ts'

test('a table with 100,000 rows is read with progress, and gets recommendations', () => {
  const day = (index: number) =>
    `2024-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`
  const rows = Array.from(
    { length: 100_000 },
    (_, index) => `${index},${day(index)},"Shop, ${index % 9}",${(index * 7919) % 1000}.5,note ${index}`,
  )
  const shares: number[] = []
  const table = readData(['id,date,shop,amount,note', ...rows].join('\n'), (share) => shares.push(share))
  if ('kind' in table) throw new Error(table.kind)
  expect(table.columns.map(({ kind }) => kind)).toEqual(['id', 'time', 'category', 'number', 'category'])
  expect(recommend(table)[0]?.chart).toBe('LineChart')
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.length).toBeGreaterThan(2)
})

const KEYS = Array.from({ length: 20_000 }, (_, index) => `key ${index}`)

test.for<[string, () => string, number]>([
  ['500 rows with 20,000 keys', () => writeRows(500, 40), 500],
  ['20,000 rows with a key each', () => writeRows(20_000, 1), 500],
  ['one object', () => JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, 1]))), 500],
  ['columns', () => JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, [1, 2]]))), 500],
  ['arrays', () => JSON.stringify([KEYS, KEYS.map((_, index) => index)]), 500],
  ['CSV', () => [KEYS, KEYS.map((_, index) => index), KEYS.map(() => '')].join('\n'), 500],
  ['CSV with a long header', () => [KEYS, ...Array.from({ length: 100_000 }, () => 1)].join('\n'), 200],
])('uses the first of 20,000 columns: %s', ([, write, most]) => {
  const table = readData(write())
  if ('kind' in table) throw new Error(table.kind)
  expect(table.columns.map(({ name }) => name)).toEqual(KEYS.slice(0, most))
  const text = `The table has 20,000 columns. The first ${most} are used.`
  expect(table.problems.map(describeReadProblem)).toContain(text)
  expect(recommend(table).length).toBeGreaterThan(0)
})

/** Rows of which each has other keys. */
const writeRows = (rowCount: number, keyCount: number) =>
  JSON.stringify(
    Array.from({ length: rowCount }, (_, row) =>
      Object.fromEntries(KEYS.slice(row * keyCount, (row + 1) * keyCount).map((key) => [key, row])),
    ),
  )

test('uses the first 2,000,000 rows', () => {
  for (const text of [`n\n${'1\n'.repeat(2_500_000)}`, `[${'1,'.repeat(2_499_999)}1]`]) {
    const table = readData(text)
    if ('kind' in table) throw new Error(table.kind)
    expect(table.rowCount).toBeLessThanOrEqual(2_000_000)
    expect(table.problems.map(describeReadProblem).join()).toMatch(
      /The table has 2,500,00\d rows\. The first 2,000,000 are used\./,
    )
  }
}, 60_000)

test('reads the first 100 levels of a deep tree', () => {
  const levels = 200_000
  const tree = `${'{"name":"node","children":['.repeat(levels)}{"name":"leaf","value":1}${']}'.repeat(levels)}`
  const table = readData(tree)
  if ('kind' in table) throw new Error(table.kind)
  expect(table.rowCount).toBe(100)
  expect(table.columns.map(({ name }) => name)).toEqual(['name', 'id', 'parent'])
  expect(table.problems.map(describeReadProblem)).toEqual(['The tree has 200,001 levels. The first 100 are used.'])
  expect(recommend(table)[0]?.chart).toBe('SunburstChart')
})

test('the charts for many rows are found with a few passes over each column', () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, row) => `${new Date(row * 61e6).toISOString()},s${row % 7},${row % 300}`,
  )
  const table = readData(['timestamp,sensor,temperature', ...rows].join('\n'))
  if ('kind' in table) throw new Error(table.kind)
  let reads = 0
  const columns = table.columns.map((column) => {
    const values = new Proxy(column.values, {
      get(list, key, receiver) {
        reads += 1
        return Reflect.get(list, key, receiver) as unknown
      },
    })
    return { ...column, values }
  })
  const counted = { ...table, columns }
  expect(recommend(counted).length).toBeGreaterThan(0)
  listCharts(counted)
  const passes = reads / (table.rowCount * columns.length)
  expect(passes).toBeLessThan(20)
})
