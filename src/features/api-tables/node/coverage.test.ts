import { expect, test } from 'vitest'
import { checkCoverage } from './coverage.ts'
import { findDescription, parseFile, type Description } from './descriptions.ts'
import type { Library, Option } from '../../../library/node/model.ts'
import { namedType } from '../../../library/shared/option-type.ts'

const option = (name: string, key: string): Option => ({ name, key, type: namedType('string'), required: false })

const library: Library = {
  components: ['LineChart', 'TinyLineChart'],
  definitions: {
    LineChart: {
      id: 'LineChart',
      name: 'LineChart',
      options: [option('smooth', 'g2plot/line/LineOptions.smooth'), option('legend', 'g2plot/Options.legend')],
    },
    TinyLineChart: { id: 'TinyLineChart', name: 'TinyLineChart', options: [option('legend', 'g2plot/Options.legend')] },
  },
}
const line = 'content/options/g2plot/line/LineOptions.yaml'
const shared = 'content/options/g2plot/Options.yaml'
const sources = { [line]: 'smooth: A curve.\n', [shared]: 'legend: A key to the colors.\n' }

function read(files: Record<string, string>) {
  const parsed = Object.entries(files).map(([file, source]) => parseFile(file, source))
  const descriptions = new Map<string, Description>(parsed.flatMap((file) => [...file.descriptions]))
  const ignored = new Set(parsed.flatMap((file) => [...file.ignored]))
  const check = (defaults = {}) =>
    [...parsed.flatMap((file) => file.problems), ...checkCoverage(library, { descriptions, ignored }, defaults)].map(
      (problem) => `${problem.file}:${problem.line}  ${problem.message}`,
    )
  return { descriptions, check }
}

test('reports an option without a description, with the file that should contain it', () => {
  expect(read(sources).check()).toEqual([])
  expect(read({ [shared]: sources[shared] ?? '' }).check()).toEqual([
    `${line}:1  the option "smooth" has no description; add a line for it here`,
  ])
})

test('reports a description without an option, with its line', () => {
  expect(read({ ...sources, [line]: 'smooth: A curve.\nsmoth: A curve.\n' }).check()).toEqual([
    `${line}:2  "smoth" does not describe an option of the library; did you mean "smooth"?`,
  ])
  expect(read({ ...sources, [line]: 'smooth: A curve.\nangle: A turn.\n' }).check()).toEqual([
    `${line}:2  "angle" does not describe an option of the library; correct or remove it`,
  ])
})

test('reports a mistake once, without the problems that follow from it', () => {
  expect(read({ ...sources, [line]: 'smoth: A curve.\n' }).check()).toEqual([
    `${line}:1  "smoth" does not describe an option of the library; did you mean "smooth"?`,
  ])
  expect(read({ ...sources, [line]: 'smooth: "A\n' }).check()).toEqual([expect.stringContaining('not valid YAML')])
  const { [line]: curve = '', ...rest } = sources
  const wrongName = 'content/options/g2plot/line/LineOption.yaml'
  expect(read({ ...rest, [wrongName]: curve }).check()).toEqual([
    `${wrongName}:1  the library has no options object with this name; rename the file to ${line}`,
  ])
})

test('reports a file without descriptions', () => {
  for (const source of ['', '- smooth\n', 'A curve.\n'])
    expect(read({ ...sources, [line]: source }).check()).toEqual([
      `${line}:1  the file has no descriptions; write a line for each option, such as smooth: Draws a curve.`,
    ])
})

test("prefers a chart's own description of a shared option", () => {
  const { descriptions, check } = read({
    ...sources,
    'content/options/g2plot/tiny-line/TinyLineOptions.yaml': 'legend: Has no effect.\n',
  })
  expect(check()).toEqual([])
  const legend = option('legend', 'g2plot/Options.legend')
  expect(findDescription('TinyLineChart', legend, descriptions)?.text).toBe('Has no effect.')
  expect(findDescription('LineChart', legend, descriptions)?.text).toBe('A key to the colors.')
})

test.each([
  ['是否平滑', 'the description of "smooth" is not in English; translate it'],
  ['Плавная линия', 'the description of "smooth" is not in English; translate it'],
  ['"One.\\n\\nTwo."', 'the description of "smooth" is not one paragraph; write plain sentences'],
  ['""', 'the description of "smooth" is empty; write a sentence'],
  [
    'An Array<string> of names.',
    'the description of "smooth" has HTML, which is not supported (<string>); put it in backticks',
  ],
  ['3', '"smooth" needs a description: a text, or "text" with "ignored", "default", "values" or "range"'],
])('reports an invalid description: %s', (text, message) => {
  expect(read({ ...sources, [line]: `smooth: ${text}\n` }).check()).toEqual([`${line}:1  ${message}`])
})

test('accepts units, Greek letters and accents as English', () => {
  expect(read({ ...sources, [line]: 'smooth: "50 µs, π, é, ° and – are fine."\n' }).check()).toEqual([])
})

test('reports a default that the chart engine has already', () => {
  const { check } = read({ ...sources, [line]: 'smooth:\n  text: A curve.\n  default: "`false`"\n' })
  expect(check()).toEqual([])
  expect(check({ LineChart: { smooth: 'false' } })).toEqual([
    `${line}:1  the default of "smooth" is read from the chart engine; remove "default"`,
  ])
})

test('reports values and ranges that do not fit the type', () => {
  const check = (entry: string) => read({ ...sources, [line]: `smooth:\n  text: A curve.\n  ${entry}\n` }).check()
  // the options of these tests are strings
  expect(check('values: [a]')).toEqual([])
  expect(check('range: [0, 1, 0.1]')).toEqual([`${line}:1  the type of "smooth" is not number; remove "range"`])
  expect(check('range: [0, 1]')).toEqual([expect.stringContaining('"smooth" needs a description')])
})
