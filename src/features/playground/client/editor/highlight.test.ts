import * as fc from 'fast-check'
import { languages, Token, tokenizeText } from 'prism-code-editor/prism'
import { expect, test } from 'vitest'
import { MAX_HINTED } from '../../shared/code-file.ts'
import './highlight.ts'

const split = (text: string, language = 'tsx') =>
  tokenizeText(text, languages[language] ?? {}).map((piece) =>
    piece instanceof Token ? { type: piece.type, content: piece.content as string } : { type: '', content: piece },
  )

const read = (text: string, language?: string) =>
  split(text, language).map(({ type, content }) => (type ? `${type} ${content}` : content))

const list = (text: string) => split(text).flatMap(({ type, content }) => (type ? `${type} ${content}` : []))

test.each([
  [`const a: string = "b" // c`, ['keyword const', 'builtin string', 'string "b"', 'comment // c']],
  [`x = { y: 1, z: true }`, ['literal-property y', 'number 1', 'literal-property z', 'boolean true']],
  ['`a${b(1)}c`', ['string a', 'function b', 'number 1', 'string c']],
  ['a / b / 2', ['number 2']],
  ['f(/[/"]/g)', ['function f', 'regex /[/"]/g']],
  ['a < b, new Map<string>()', ['keyword new', 'class-name Map', 'builtin string']],
  [
    `return <p a="b">it's {c < 1 && <i />} d</p>`,
    [
      'keyword return',
      'tag <p',
      'attr-name a',
      'string "b"',
      'tag >',
      "plain-text it's ",
      'number 1',
      'tag <i',
      'tag />',
      'plain-text d',
      'tag </p',
      'tag >',
    ],
  ],
  ['<T,>(a: T) => <T extends U>(b)', ['constant T', 'constant T', 'constant T', 'keyword extends', 'class-name U']],
])('finds the words, texts and elements of %s', (text, expected) => {
  expect(list(text)).toEqual(expected)
})

test('finds the names and values of JSON and CSS', () => {
  expect(read('{"a": 1}', 'json')).toEqual(['{', 'property "a"', ': ', 'number 1', '}'])
  expect(read('a { color: #fff }', 'css')).toEqual(['a { ', 'property color', ': ', 'number #fff', ' }'])
})

test('no text loses a character, or is read twice', () => {
  const parts = fc.constantFrom(
    ...Array.from('<>{}()[]/\\`\'"$*=.,:;\n '),
    'a',
    '1',
    '</',
    '/*',
    '*/',
    '//',
    '${',
    '=>',
    '<a',
    'é',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 80 }), fc.constantFrom('tsx', 'json', 'css'), (texts, language) => {
      const text = texts.join('')
      const contents = split(text, language).map(({ content }) => content)
      expect(contents.join('')).toBe(text)
      expect(contents).not.toContain('')
    }),
    { numRuns: 2000 },
  )
})

test('long code has no colors', () => {
  expect(read('1;'.repeat(MAX_HINTED))).toHaveLength(1)
})
