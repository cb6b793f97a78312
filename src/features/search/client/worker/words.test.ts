import { expect, test } from 'vitest'
import { foldText, highlight, splitWords } from './words.ts'

const text = (parts: ReturnType<typeof highlight>) =>
  parts.map((part) => (part.highlighted ? `[${part.text}]` : part.text)).join('')

test('splits a query on spaces, ignores case and removes duplicates', () => {
  expect(splitWords('  Axis   label AXIS ')).toEqual(['axis', 'label'])
  expect(splitWords('   ')).toEqual([])
  expect(splitWords('折线图\u3000堆积')).toEqual(['折线图', '堆积'])
})

test('highlights all matches, and merges adjacent ones', () => {
  expect(text(highlight('xAxis.label.formatter', ['axis', 'label']))).toBe('x[Axis].[label].formatter')
  expect(text(highlight('axisLabel', ['axis', 'label']))).toBe('[axisLabel]')
  expect(text(highlight('aaa', ['aa', 'a']))).toBe('[aaa]')
  expect(text(highlight('nothing here', ['zebra']))).toBe('nothing here')
})

test('shortens the text before the first match to 20 characters and an ellipsis', () => {
  expect(highlight('12345678901234567890match', ['match'])[0]).toEqual({ text: '12345678901234567890' })
  expect(highlight('x12345678901234567890match', ['match'])[0]).toEqual({ text: '...12345678901234567890' })
  // text between matches and text without a match is not shortened
  expect(text(highlight('match and then a good many words more and a match', ['match']))).toBe(
    '[match] and then a good many words more and a [match]',
  )
  expect(text(highlight('a text of more than twenty characters', ['zebra']))).toBe(
    'a text of more than twenty characters',
  )
})

test.each(['.*', '$^', '(', '[a', '\\', '<b>', '*/'])('matches "%s" literally', (word) => {
  expect(text(highlight(`before ${word} after`, splitWords(word)))).toBe(`before [${word}] after`)
  expect(text(highlight('before after', splitWords(word)))).toBe('before after')
})

test("letters that change their length in lowercase don't shift the highlights", () => {
  expect(foldText('İstanbul')).toHaveLength('İstanbul'.length)
  expect(text(highlight('İİİ chart', ['chart']))).toBe('İİİ [chart]')
  expect(foldText('ΟΔΟΣ')).toBe(foldText('οδος'))
  expect(foldText('ΟΔΟΣ')).toBe(foldText('ΟΔΟΣΑ').slice(0, 4))
  // a combining accent equals the composed letter
  expect(text(highlight('cafe\u0301 chart', splitWords('caf\u00e9')))).toBe('[caf\u00e9] chart')
})

test('accepts very long queries', () => {
  expect(splitWords('x'.repeat(10_000))).toHaveLength(1)
  expect(splitWords(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' ')).length).toBeLessThanOrEqual(32)
})
