import { expect, test } from 'vitest'
import { checkCoverage, findDescription } from './coverage.ts'
import { parseFile, type Description } from './descriptions.ts'
import type { Library, Option } from '../../../library/node/model.ts'

const option = (name: string, key: string): Option => ({ name, key, type: ['string'], required: false, nested: [] })

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
  const excused = new Set(parsed.flatMap((file) => [...file.excused]))
  const check = (defaults = {}) =>
    [...parsed.flatMap((file) => file.problems), ...checkCoverage(library, { descriptions, excused }, defaults)].map(
      (problem) => `${problem.file}:${problem.line}  ${problem.message}`,
    )
  return { descriptions, check }
}

test('an option without a description is told, with the file that should have it', () => {
  expect(read(sources).check()).toEqual([])
  expect(read({ [shared]: sources[shared] ?? '' }).check()).toEqual([
    `${line}:1  the option "smooth" has no description; add a line for it here`,
  ])
})

test('a description of nothing is told, with its line', () => {
  expect(read({ ...sources, [line]: 'smooth: A curve.\nsmoth: A curve.\n' }).check()).toEqual([
    `${line}:2  "smoth" describes no option of the library; did you mean "smooth"?`,
  ])
  expect(read({ ...sources, [line]: 'smooth: A curve.\nangle: A turn.\n' }).check()).toEqual([
    `${line}:2  "angle" describes no option of the library; correct or remove it`,
  ])
})

test('one mistake is told once: what follows from it is left out', () => {
  expect(read({ ...sources, [line]: 'smoth: A curve.\n' }).check()).toEqual([
    `${line}:1  "smoth" describes no option of the library; did you mean "smooth"?`,
  ])
  expect(read({ ...sources, [line]: 'smooth: "A\n' }).check()).toEqual([expect.stringContaining('not valid YAML')])
  const { [line]: curve = '', ...rest } = sources
  expect(read({ ...rest, 'content/options/g2plot/line/LineOption.yaml': curve }).check()).toEqual([
    `content/options/g2plot/line/LineOption.yaml:1  the library declares no options object of this name; rename the file to ${line}`,
  ])
})

test('a file that holds no descriptions is told', () => {
  for (const source of ['', '- smooth\n', 'A curve.\n'])
    expect(read({ ...sources, [line]: source }).check()).toEqual([
      `${line}:1  the file holds no descriptions; write a line for each option, such as smooth: Draws a curve.`,
    ])
})

test('a chart may say what a shared option means for it', () => {
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
    'the description of "smooth" has HTML, which is not passed on (<string>); put it in backticks',
  ],
  ['3', '"smooth" needs a description: a text, or "text" and "default"'],
])('a description that is wrong is told: %s', (text, message) => {
  expect(read({ ...sources, [line]: `smooth: ${text}\n` }).check()).toEqual([`${line}:1  ${message}`])
})

test('units, angles and accents are English enough', () => {
  expect(read({ ...sources, [line]: 'smooth: "50 µs, π, é, ° and – are fine."\n' }).check()).toEqual([])
})

test('a default that the engine tells by itself is not written again', () => {
  const { check } = read({ ...sources, [line]: 'smooth:\n  text: A curve.\n  default: "`false`"\n' })
  expect(check()).toEqual([])
  expect(check({ LineChart: { smooth: 'false' } })).toEqual([
    `${line}:1  the engine tells the default of "smooth" by itself; remove "default"`,
  ])
})
