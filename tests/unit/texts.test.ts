import { expect, test, vi } from 'vitest'
import { readTexts } from '../../src/core/node/locales/read-locales.ts'
import { optionText } from '../../src/features/api-tables/shared/texts/index.ts'

/** The texts of every reader of core and of the features. */
const english = vi.hoisted((): Record<string, string>[] => [])

vi.mock(import('../../src/core/shared/texts/text-reader.ts'), async (load) => {
  const { textReader } = await load()
  return {
    textReader: (texts) => {
      english.push(texts)
      return textReader(texts)
    },
  }
})

import.meta.glob('../../src/**/shared/texts/*.ts', { eager: true })

const inEnglish = english.flatMap((texts) => Object.entries(texts))
/** The English titles of charts are the names of the components. */
const inChinese = Object.entries(readTexts('zh-CN').texts?.texts ?? {}).filter(
  ([key]) => !key.startsWith('start.chart.'),
)
const listPlaceholders = (value: string) => (value.match(/\{\w+\}/g) ?? []).toSorted().join()
const sort = (keys: string[]) => keys.toSorted()

test('finds the texts of core and of the features', () => {
  expect(english.length).toBeGreaterThan(10)
})

test('every text has a key of its own, and a translation', () => {
  expect(sort(inChinese.map(([key]) => key))).toEqual(sort(inEnglish.map(([key]) => key)))
})

test('no text is empty', () => {
  expect([...inEnglish, ...inChinese].filter(([, value]) => value.trim() === '')).toEqual([])
})

test('translations have the same placeholders', () => {
  const translated = new Map(inChinese)
  const different = inEnglish.filter(
    ([key, value]) => listPlaceholders(value) !== listPlaceholders(translated.get(key) ?? ''),
  )
  expect(different).toEqual([])
})

/** Texts with a wording that visitors of the previous site know. */
const FIXED = new Set(['color.light', 'color.dark', 'color.auto', 'demo.codeShow', 'demo.codeHide', 'demo.codepen.not'])
/** Names of products, formats, keys and people. */
const NAMES =
  /^(?:CodePen|CodeSandbox|StackBlitz|Sketch|Figma|Markdown|GitHub|React|JavaScript|Excel|Arrow|Avro|Parquet|Tab|Enter|Escape|Mac|Chinese)$/

test('texts are in sentence case, except those that are fixed', () => {
  const capitalized = inEnglish.filter(
    ([key, value]) =>
      !FIXED.has(key) &&
      [...value.matchAll(/(?<=[a-z,;)}] )[A-Z][a-z]+[A-Za-z]*/g)].some(([word]) => !NAMES.test(word)),
  )
  expect(capitalized).toEqual([])
})

test('fills in the given values only', () => {
  expect(optionText('api.notFound', { id: 'LineChart' })).toBe(
    'Properties definition not found for LineChart component',
  )
  expect(optionText('api.notFound')).toBe('Properties definition not found for {id} component')
})
