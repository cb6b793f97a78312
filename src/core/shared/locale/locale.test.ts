import { expect, test } from 'vitest'
import { enUS } from './en-US/index.ts'
import { optionText } from './option-text.ts'
import { zhCN } from './zh-CN/index.ts'

test.each(['interface', 'content', 'demo', 'option', 'search'] as const)(
  'both locales have the same %s keys, none of them empty',
  (part) => {
    expect(Object.keys(zhCN[part]).toSorted()).toEqual(Object.keys(enUS[part]).toSorted())
    expect(
      [...Object.values(enUS[part]), ...Object.values(zhCN[part])].every((value: string) => value.trim() !== ''),
    ).toBe(true)
  },
)

test('both locales fill in the same values', () => {
  const slots = (value: string) => (value.match(/\{\w+\}/g) ?? []).toSorted()
  for (const part of ['interface', 'content', 'demo', 'option', 'search'] as const) {
    const chinese = Object.entries(zhCN[part])
    const english = new Map<string, string>(Object.entries(enUS[part]))
    for (const [key, value] of chinese) expect(slots(value as string), key).toEqual(slots(english.get(key) ?? ''))
  }
})

test('values are filled in, and only those', () => {
  expect(optionText('api.notFound', { id: 'LineChart' })).toBe(
    'Properties definition not found for LineChart component',
  )
  expect(optionText('api.notFound')).toBe('Properties definition not found for {id} component')
})
