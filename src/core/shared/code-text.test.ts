import * as fc from 'fast-check'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { code, comment, printKey, quote, toIdentifier } from './code-text.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
)

test('a literal has the same text, on one line, and shows all of it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const literal = quote(text, '"')
      expect(JSON.parse(literal)).toBe(text)
      expect(literal).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}]/u)
    }),
  )
  expect(quote("it's\n\u202e\ud83d")).toBe(String.raw`'it\'s\n\u202e\ud83d'`)
  expect(quote('</script><!--')).toBe(String.raw`'\u003c/script>\u003c!--'`)
})

test('a comment is one line without pragmas', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(comment(text)).toMatch(/^\/\/ [^\p{C}\p{Zl}\p{Zp}@#*<`\\]*$/u)
    }),
  )
  expect(comment('Sum of net\r\nsales* by @jsx')).toBe('// Sum of net sales by jsx')
})

test.each([
  ['Beak Length (mm)', 'beakLengthMm'],
  ['Area', 'Area'],
  ['销售额', '销售额'],
  ['m²', 'm'],
  ['CO₂ (t)', 'cOT'],
  ['½', 'field'],
  ['2x', 'field2x'],
  ['', 'field'],
  ['__proto__', 'fieldProto__'],
  ['constructor', 'constructor_'],
  ['class', 'class_'],
  ['a\u200db', 'ab'],
])('%j becomes the name %s', (label, name) => {
  expect(toIdentifier(label)).toBe(name)
})

test('a name of any label is an identifier', () => {
  fc.assert(
    fc.property(anyText, (label) => {
      expect(toIdentifier(label)).toMatch(/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u)
      expect(toIdentifier(label) in {}).toBe(false)
    }),
  )
})

test('every character of a name is known to the compiler', () => {
  const isKnown = (character: string) => ts.isIdentifierPart(character.charCodeAt(0), ts.ScriptTarget.ES2020)
  const names = Array.from({ length: 0x10000 }, (_, unit) => toIdentifier(`a${String.fromCharCode(unit)}`))
  expect(names.filter((name) => !name.split('').every(isKnown))).toEqual([])
})

test('keys are quoted if they have to be, and __proto__ is computed', () => {
  expect(['a', 'a-b', '1', '__proto__', 'ㅤ'].map(printKey)).toEqual([
    'a',
    "'a-b'",
    "'1'",
    "['__proto__']",
    "'\\u3164'",
  ])
})

test('lists of code are separated by commas', () => {
  expect(code`[${[code`a`, quote('b')]}, ${1}]`).toBe("[a, 'b', 1]")
})
