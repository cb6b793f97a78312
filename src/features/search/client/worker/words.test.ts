import { expect, test } from 'vitest'
import { fold, highlight, wordsOf } from './words.ts'

const text = (parts: ReturnType<typeof highlight>) =>
  parts.map((part) => (part.highlighted ? `[${part.text}]` : part.text)).join('')

test('keywords are trimmed, split on spaces, compared without case, and each counts once', () => {
  expect(wordsOf('  Axis   label AXIS ')).toEqual(['axis', 'label'])
  expect(wordsOf('   ')).toEqual([])
  expect(wordsOf('折线图\u3000堆积')).toEqual(['折线图', '堆积'])
})

test('all that any word matches is marked, and what meets is one mark', () => {
  expect(text(highlight('xAxis.label.formatter', ['axis', 'label']))).toBe('x[Axis].[label].formatter')
  expect(text(highlight('axisLabel', ['axis', 'label']))).toBe('[axisLabel]')
  expect(text(highlight('aaa', ['aa', 'a']))).toBe('[aaa]')
  expect(text(highlight('nothing here', ['zebra']))).toBe('nothing here')
})

test('the text before the first mark is cut to its last 20 characters, with an ellipsis, when it is longer', () => {
  expect(highlight('12345678901234567890match', ['match'])[0]).toEqual({ text: '12345678901234567890' })
  expect(highlight('x12345678901234567890match', ['match'])[0]).toEqual({ text: '...12345678901234567890' })
  // what stands between two marks, or in a text without one, is left as it is
  expect(text(highlight('match and then a good many words more and a match', ['match']))).toBe(
    '[match] and then a good many words more and a [match]',
  )
  expect(text(highlight('a text of more than twenty characters', ['zebra']))).toBe(
    'a text of more than twenty characters',
  )
})

test.each(['.*', '$^', '(', '[a', '\\', '<b>', '*/'])('"%s" is a text like any other', (word) => {
  expect(text(highlight(`before ${word} after`, wordsOf(word)))).toBe(`before [${word}] after`)
  expect(text(highlight('before after', wordsOf(word)))).toBe('before after')
})

test('letters that change their length keep marks in their place', () => {
  expect(fold('İstanbul')).toHaveLength('İstanbul'.length)
  expect(text(highlight('İİİ chart', ['chart']))).toBe('İİİ [chart]')
  expect(fold('ΟΔΟΣ')).toBe(fold('οδος'))
  expect(fold('ΟΔΟΣ')).toBe(fold('ΟΔΟΣΑ').slice(0, 4))
  // a letter with a mark of its own is the letter that has it
  expect(text(highlight('cafe\u0301 chart', wordsOf('caf\u00e9')))).toBe('[caf\u00e9] chart')
})

test('ten thousand characters and hundreds of words are no difficulty', () => {
  expect(wordsOf('x'.repeat(10_000))).toHaveLength(1)
  expect(wordsOf(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' ')).length).toBeLessThanOrEqual(32)
})
