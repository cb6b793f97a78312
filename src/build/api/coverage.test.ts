import { expect, test } from 'vitest'
import { checkCoverage, describedBy } from './coverage.ts'
import { parseFile, type Description } from './descriptions.ts'
import type { Library, Option } from './model.ts'

const option = (name: string, key: string): Option => ({ name, key, type: ['string'], required: false, nested: [] })

const library: Library = {
  components: ['LineChart', 'TinyLineChart'],
  definitions: {
    LineChart: { id: 'LineChart', name: 'LineChart', options: [option('smooth', 'g2plot/line/LineOptions.smooth'), option('legend', 'g2plot/Options.legend')] },
    TinyLineChart: { id: 'TinyLineChart', name: 'TinyLineChart', options: [option('legend', 'g2plot/Options.legend')] },
  },
}
const line = 'content/options/g2plot/line/LineOptions.yaml'
const shared = 'content/options/g2plot/Options.yaml'
const sources = { [line]: 'smooth: A curve.\n', [shared]: 'legend: A key to the colours.\n' }

function read(files: Record<string, string>) {
  const parsed = Object.entries(files).map(([file, source]) => parseFile(file, source))
  const descriptions = new Map<string, Description>(parsed.flatMap((file) => [...file.descriptions]))
  const check = (defaults = {}) => [...parsed.flatMap((file) => file.problems), ...checkCoverage(library, descriptions, defaults)].map((problem) => `${problem.file}:${problem.line}  ${problem.message}`)
  return { descriptions, check }
}

test('an option without a description is told, with the file that should have it', () => {
  expect(read(sources).check()).toEqual([])
  expect(read({ [shared]: sources[shared] ?? '' }).check()).toEqual([`${line}:1  the option "smooth" has no description; add a line for it here`])
})

test('a description of nothing is told, with its line', () => {
  expect(read({ ...sources, [line]: 'smooth: A curve.\nsmoth: A curve.\n' }).check()).toEqual([`${line}:2  "smoth" describes no option of the library; did you mean "g2plot/line/LineOptions.smooth"?; correct or remove it`])
})

test('a chart may say what a shared option means for it', () => {
  const { descriptions, check } = read({ ...sources, 'content/options/g2plot/tiny-line/TinyLineOptions.yaml': 'legend: Has no effect.\n' })
  expect(check()).toEqual([])
  const legend = option('legend', 'g2plot/Options.legend')
  expect(describedBy('TinyLineChart', legend, descriptions)?.text).toBe('Has no effect.')
  expect(describedBy('LineChart', legend, descriptions)?.text).toBe('A key to the colours.')
})

test('a description that is not English, not one paragraph or not valid is told', () => {
  expect(read({ ...sources, [line]: 'smooth: 是否平滑\n' }).check()).toEqual([`${line}:1  the description of "smooth" is not in English`])
  expect(read({ ...sources, [line]: 'smooth: "One.\\n\\nTwo."\n' }).check()).toEqual([`${line}:1  the description of "smooth" is more than one paragraph`])
  expect(read({ ...sources, [line]: 'smooth: 3\n' }).check()).toEqual([`${line}:1  "smooth" needs a description: a text, or "text" and "default"`, `${line}:1  the option "smooth" has no description; add a line for it here`])
  expect(read({ ...sources, [line]: 'smooth: "A\nlegend: B\n' }).check()[0]).toMatch(/LineOptions\.yaml:\d+ {2}the descriptions are not valid YAML/)
})

test('a default that the engine tells by itself is not written again', () => {
  const { check } = read({ ...sources, [line]: 'smooth:\n  text: A curve.\n  default: "`false`"\n' })
  expect(check()).toEqual([])
  expect(check({ LineChart: { smooth: 'false' } })).toEqual([`${line}:1  the engine tells the default of "smooth" by itself; remove "default"`])
})
