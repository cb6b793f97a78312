import { expect, test } from 'vitest'
import { readData } from './read-data.ts'
import { recommend } from './recommend.ts'

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
