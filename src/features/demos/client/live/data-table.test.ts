import { afterEach, expect, test } from 'vitest'
import { setLocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import { buildTables, summarizeTables } from './data-table.ts'

afterEach(() => setLocaleTexts(undefined))

const summarize = (data: unknown[]) => summarizeTables(buildTables({ data }))

test('describes the rows and the range of each column', () => {
  expect(summarize([{ x: 'a', y: 5 }])).toBe('1 row: x a; y from 5 to 5')
  expect(summarize([1, 4, 2])).toBe('3 rows: index from 0 to 2; value from 1 to 4')
})

test('describes 200,000 rows', () => {
  expect(summarize(Array.from({ length: 200_000 }, (_, row) => ({ row })))).toBe('200000 rows: row from 0 to 199999')
})

test('is translated', () => {
  setLocaleTexts({ id: 'zh-CN', texts: { 'demo.rows.other': '{count} 行', 'demo.range': '从 {from} 到 {to}' } })
  expect(summarize([{ y: 5 }, { y: 7 }])).not.toMatch(/rows|from|to/)
})
