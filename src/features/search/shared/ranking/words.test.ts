import { expect, test } from 'vitest'
import { foldText, highlight, splitQuery } from './words.ts'

const format = (parts: ReturnType<typeof highlight>) =>
  parts.map((part) => (part.highlighted ? `[${part.text}]` : part.text)).join('')

test('splits a query on spaces, ignores case and removes duplicates', () => {
  expect(splitQuery('  Axis   label AXIS ')).toEqual(['axis', 'label'])
  expect(splitQuery('   ')).toEqual([])
  expect(splitQuery('折线图\u3000堆积')).toEqual(['折线图', '堆积'])
})

test('highlights all matches, and merges adjacent ones', () => {
  expect(format(highlight('xAxis.label.formatter', ['axis', 'label']))).toBe('x[Axis].[label].formatter')
  expect(format(highlight('axisLabel', ['axis', 'label']))).toBe('[axisLabel]')
  expect(format(highlight('aaa', ['aa', 'a']))).toBe('[aaa]')
  expect(format(highlight('nothing here', ['zebra']))).toBe('nothing here')
})

test('shortens the text before the first match to 20 characters and an ellipsis', () => {
  expect(highlight('12345678901234567890match', ['match'])[0]).toEqual({ text: '12345678901234567890' })
  expect(highlight('x12345678901234567890match', ['match'])[0]).toEqual({ text: '...12345678901234567890' })
  // text between matches and text without a match is not shortened
  expect(format(highlight('match and then a good many words more and a match', ['match']))).toBe(
    '[match] and then a good many words more and a [match]',
  )
  expect(format(highlight('a text of more than twenty characters', ['zebra']))).toBe(
    'a text of more than twenty characters',
  )
})

test.each(['.*', '$^', '(', '[a', '\\', '<b>', '*/'])('matches "%s" literally', (word) => {
  expect(format(highlight(`before ${word} after`, splitQuery(word)))).toBe(`before [${word}] after`)
  expect(format(highlight('before after', splitQuery(word)))).toBe('before after')
})

test('does not shift highlights after letters that get longer in lowercase', () => {
  expect(foldText('İstanbul')).toHaveLength('İstanbul'.length)
  expect(format(highlight('İİİ chart', ['chart']))).toBe('İİİ [chart]')
  expect(foldText('ΟΔΟΣ')).toBe(foldText('οδος'))
  expect(foldText('ΟΔΟΣ')).toBe(foldText('ΟΔΟΣΑ').slice(0, 4))
  // a combining accent matches the composed letter
  expect(format(highlight('cafe\u0301 chart', splitQuery('caf\u00e9')))).toBe('[caf\u00e9] chart')
})

test('accepts very long queries', () => {
  expect(splitQuery('x'.repeat(10_000))).toHaveLength(1)
  expect(splitQuery(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' '))).toHaveLength(500)
})
