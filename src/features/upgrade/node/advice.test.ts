import { expect, test } from 'vitest'
import type { ApiHistory } from '../../../library/node/history/api-history.ts'
import { findAdvice, readAdvice } from './advice.ts'

const charts = { components: ['LineChart'] }

const history: ApiHistory = {
  engine: {
    name: 'engine',
    versions: ['2.3.2', '2.3.1'],
    releases: [
      {
        version: '2.3.2',
        previous: '2.3.1',
        components: [],
        added: [{ path: 'step', ...charts }],
        removed: [{ path: 'smooth', ...charts }],
        changed: [{ path: 'label.size', kind: 'default', from: '1', to: '2', ...charts }],
      },
    ],
  },
  wrapper: { name: 'wrapper', versions: ['2.5.0'], releases: [] },
}

const read = (...lines: string[]) =>
  readAdvice(['engine:', '  "2.3.2":', ...lines.map((line) => `    ${line}`), 'wrapper: {}'].join('\n'), history)

test('every removed or changed option needs a sentence, or null', () => {
  expect(read('smooth: Use `step`.', 'label.size: null').problems).toEqual([])
  expect(read('smooth: Use `step`.').problems).toMatchObject([
    { message: 'engine 2.3.2 removes or changes "label.size"; write what to do about it' },
  ])
})

test('a sentence also covers the options inside an option', () => {
  const { advice, problems } = read('smooth: Use `step`.', 'label: Set it.')
  expect(problems).toEqual([])
  expect(findAdvice(advice.engine, '2.3.2', 'label.size')).toBe('Set it.')
  expect(findAdvice(advice.engine, '2.3.1', 'label.size')).toBeUndefined()
})

test('reports a sentence about an option that did not change', () => {
  const { problems } = read('smoth: Use `step`.', 'smooth: Use `step`.', 'label: null')
  expect(problems).toMatchObject([{ line: 3, message: expect.stringContaining('did you mean "smooth"?') as string }])
})
