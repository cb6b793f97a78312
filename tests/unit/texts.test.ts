import { expect, test } from 'vitest'
import { optionText } from '../../src/features/api-tables/shared/texts/index.ts'

type Texts = Record<string, Record<string, string>>

/** The texts of core and of every feature. */
const english = import.meta.glob<Texts>('../../src/**/shared/texts/*en-US.ts', { eager: true })
const chinese = import.meta.glob<Texts>('../../src/**/shared/texts/*zh-CN.ts', { eager: true })
const translations = import.meta.glob<{ translations: Texts }>('../../src/**/shared/texts/translations.ts', {
  eager: true,
})
const pairs = Object.entries(english).map(
  ([file, texts]) => [file, texts, chinese[file.replace('en-US', 'zh-CN')] ?? {}] as const,
)
const listPlaceholders = (value: string) => (value.match(/\{\w+\}/g) ?? []).toSorted()

test('finds the texts of core and of the features', () => {
  expect(pairs.length).toBeGreaterThan(4)
  expect(Object.keys(chinese)).toHaveLength(pairs.length)
})

test.each(pairs)('%s has the same keys in Chinese and no empty texts', (_, inEnglish, inChinese) => {
  expect(Object.keys(inChinese).toSorted()).toEqual(Object.keys(inEnglish).toSorted())
  for (const [group, texts] of Object.entries(inEnglish)) {
    const translated = inChinese[group] ?? {}
    expect(Object.keys(translated).toSorted(), group).toEqual(Object.keys(texts).toSorted())
    for (const value of [...Object.values(texts), ...Object.values(translated)]) expect(value.trim()).not.toBe('')
  }
})

test.each(pairs)('%s has the same placeholders in Chinese', (_, inEnglish, inChinese) => {
  for (const [group, texts] of Object.entries(inEnglish)) {
    for (const [key, value] of Object.entries(texts))
      expect(listPlaceholders(inChinese[group]?.[key] ?? ''), key).toEqual(listPlaceholders(value))
  }
})

test('the translations contain every text under a key of its own', () => {
  const texts = Object.values(chinese).flatMap((groups) => Object.values(groups).flatMap(Object.entries<string>))
  const translated = Object.values(translations).map((file) => file.translations['zh-CN'] ?? {})
  const all = Object.assign({}, ...translated) as Record<string, string>
  expect(Object.keys(all)).toHaveLength(texts.length)
  expect(all).toEqual(Object.fromEntries(texts))
})

test('fills in the given values only', () => {
  expect(optionText('api.notFound', { id: 'LineChart' })).toBe(
    'Properties definition not found for LineChart component',
  )
  expect(optionText('api.notFound')).toBe('Properties definition not found for {id} component')
})
