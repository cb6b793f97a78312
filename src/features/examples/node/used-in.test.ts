import { expect, test } from 'vitest'
import type { Library, Option } from '../../../library/node/model.ts'
import { parseType } from '../../../../tests/fixtures/option-type.ts'
import type { OptionStep } from './option-uses.ts'
import type { ExampleCard } from './read-examples.ts'
import { listUsesOfComponent, listUsesOfSharedObjects } from './used-in.ts'

const option = (name: string, key: string, nested: string[] = []): Option => ({
  name,
  key,
  type: parseType(nested.join(' | ') || 'string', nested),
  required: false,
})
const legend = option('legend', 'g2plot/Options.legend', ['LegendCfg'])
const position = option('position', 'g2/LegendCfg.position')
const annotations = option('annotations', 'g2plot/Options.annotations', ['LineOption', 'TextOption'])
const shape = (owner: string) => option('shape', `g2plot/${owner}.shape`)
const library: Library = {
  components: ['LineChart', 'BarChart'],
  definitions: {
    LineChart: { id: 'LineChart', name: 'LineChart', options: [legend, annotations, shape('line')] },
    BarChart: { id: 'BarChart', name: 'BarChart', options: [legend, annotations, shape('bar')] },
  },
}

const step = (object: string, own: Option, isVariant = false): OptionStep => ({ object, option: own, isVariant })
const create = (chart: string, id: string, ...uses: OptionStep[][]): ExampleCard => ({
  id,
  title: id,
  chart,
  chartTitle: chart,
  link: `/api/${chart}#demo-${id}`,
  task: '',
  feature: [],
  data: '',
  text: '',
  option: uses.map((steps) => steps.map((each) => each.option.name).join('.')),
  uses: uses.map((steps) => ({ component: chart === 'line' ? 'LineChart' : 'BarChart', steps, values: [] })),
})
const legendPosition = [step('LineChart', legend), step('LegendCfg', position)]
const examples = [
  create('bar', 'bar-a', legendPosition, [step('BarChart', shape('bar'))]),
  create('line', 'line-a', legendPosition, [step('LineChart', shape('line'))]),
  create('line', 'line-b', [step('LineChart', annotations), step('TextOption', option('content', 'c'), true)]),
]
const getSlug = (id: string) => ({ LegendCfg: 'legend', TextOption: 'text-annotation', Options: 'options' })[id] ?? ''

test("lists the demos of the page's chart first, then others that use the same option", () => {
  const { uses, examples: listed } = listUsesOfComponent('LineChart', 'line', examples, library, getSlug)
  const read = (address: string) => {
    const [count, ...shown] = uses[address] ?? []
    return [count, ...shown.map((index) => listed[index]?.title)]
  }
  expect(read('legend-position')).toEqual([2, 'line-a', 'bar-a'])
  // the option of another chart that only has the same name
  expect(read('shape').slice(1)).toEqual(['line-a'])
  expect(read('annotations-text-annotation-content')).toEqual([1, 'line-b'])
})

test('lists the demos for the tables of shared objects, with the path in code', () => {
  const { uses, paths } = listUsesOfSharedObjects(examples, new Set(['LegendCfg']), getSlug)
  expect(uses['legend-position']?.[0]).toBe(2)
  expect(paths?.['legend-position']).toBe('legend.position')
  expect(Object.keys(uses)).toContain('options-legend-position')
  expect(Object.keys(uses)).not.toContain('options-shape')
})
