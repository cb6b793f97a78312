import { expect, test } from 'vitest'
import { findProps } from '../options-code/find-props.ts'
import { compile } from './compile.ts'
import { NestingError, parseCode } from './parse-code.ts'

const TSX = { isTypeScript: true, hasJsx: true }

const nest = (count: number, open: string, inner: string, close: string): string =>
  open.repeat(count) + inner + close.repeat(count)

// without the limit, most of these take longer than the age of the universe
const NESTED: Record<string, string> = {
  parameters: nest(60, '(a = ', '1', ') => 1'),
  'async parameters': nest(60, 'async (a = ', '1', ') => 1'),
  'patterns in parameters': nest(60, '({ a = ', '1', ' }) => 1'),
  conditions: `${'a ? (b) : c => '.repeat(60)}1`,
  'parameters in conditions': nest(60, 'a ? (b = ', '1', ') : c => d : e'),
  'type parameters': nest(60, '<a,>(x = ', '1', ') => 1'),
  'type arguments without an end': 'a<'.repeat(1000),
  brackets: '('.repeat(100_000),
}

test.each(Object.entries(NESTED))('nested %s end with a message', (_, source) => {
  expect(() => parseCode(source, TSX)).toThrow(NestingError)
  expect(compile([{ name: 'basic.tsx', source }], {})).toEqual({
    problem: {
      message: 'The code is too deeply nested to be compiled. Split it into smaller functions or components.',
      file: 'basic.tsx',
    },
  })
  expect(findProps(source)).toEqual({ reason: 'syntax' })
})

test('code with normal nesting is parsed after code that was not', () => {
  expect(() => parseCode(NESTED.parameters ?? '', TSX)).toThrow(NestingError)
  const source = nest(6, '(a = ', '1', ') => 1')
  for (let turn = 0; turn < 20; turn += 1) expect(parseCode(source, TSX).tokens).toHaveLength(6 * 6 + 2)
})
