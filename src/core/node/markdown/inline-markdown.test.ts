import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { renderFull, renderSimple } from './inline-markdown.ts'

test.each([
  'Width of a column relative to its category, from 0 to 1.',
  'Connects the points on both sides of a `null` value instead of leaving a gap.',
  'Field names, such as `["a", "b"]`. With `<b>` and `a & b` in code.',
  'Up to 100% (≥ 0) – see `data`; otherwise nothing…',
])('renders a plain description without the Markdown parser: %s', (text) => {
  expect(renderSimple(text)).toEqual(renderFull(text))
})

test.each(['See [the guide](/guide).', '**Bold**', '- a list', 'https://example.org', '1. one', 'a_b_c', '``a`b``'])(
  'leaves %s to the Markdown parser',
  (text) => {
    expect(renderSimple(text)).toBeUndefined()
  },
)

const PLAIN = ['a', 'B', '1', 'é', ' ', '  ', '\n', '.', ',', '-', '+', '(', ')', '"', "'", '/', ':', '|', '=']
const MARKUP = ['`', '``', '`a`', '`<b>`', '` a`', '&', '<', '*', '_', '\\', '1. ', '- ', '//']
const ADDRESSES = ['www.a.de', 'http://a.de', 'a@b.de']

test('the two renderers agree on random text', () => {
  assert(
    property(array(constantFrom(...PLAIN, ...MARKUP, ...ADDRESSES), { minLength: 1, maxLength: 12 }), (pieces) => {
      const text = pieces.join('').trim()
      const simple = renderSimple(text)
      if (simple) expect(simple, JSON.stringify(text)).toEqual(renderFull(text))
    }),
    { numRuns: 2000 },
  )
})
