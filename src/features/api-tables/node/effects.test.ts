import { expect, test } from 'vitest'
import type { Library, Option } from '../../../library/node/model.ts'
import { namedType } from '../../../library/shared/option-type.ts'
import type { Ignored } from './descriptions.ts'
import { checkEffects, findOptionUses } from './document-options.ts'

const option = (name: string, owner = 'g2plot/Options'): Option => ({
  name,
  key: `${owner}.${name}`,
  type: namedType('object'),
  required: false,
})

const library: Library = {
  components: ['LineChart', 'PieChart', 'RadialBarChart'],
  definitions: {
    LineChart: { id: 'LineChart', name: 'LineChart', options: [option('xAxis'), option('slider'), option('unused')] },
    PieChart: { id: 'PieChart', name: 'PieChart', options: [option('xAxis'), option('slider'), option('unused')] },
    RadialBarChart: {
      id: 'RadialBarChart',
      name: 'RadialBarChart',
      options: [option('xAxis'), option('slider', 'g2plot/radial-bar/RadialBarOptions'), option('unused')],
    },
  },
}
const withoutEffect = {
  LineChart: ['unused'],
  PieChart: ['xAxis', 'slider', 'unused'],
  RadialBarChart: ['slider', 'unused'],
}
const uses = findOptionUses(library, withoutEffect)

test('an option that the chart ignores has no effect there', () => {
  expect(uses.hasEffect('PieChart', 'slider')).toBe(false)
  expect(uses.hasEffect('LineChart', 'slider')).toBe(true)
})

test('an option that a chart declares itself is not a shared one', () => {
  expect(uses.hasEffect('RadialBarChart', 'slider')).toBe(true)
})

test('an option that no chart reads keeps its description', () => {
  expect(uses.hasEffect('LineChart', 'unused')).toBe(true)
  expect(uses.describeUses('unused')).toBeUndefined()
})

test('the shared table lists the charts that read an option, or those that do not', () => {
  expect(uses.describeUses('slider')).toBe('Has an effect only in line charts.')
  expect(uses.describeUses('xAxis')).toBe('Has no effect in pie charts.')
})

test('reports descriptions that contradict the measurement, with their line', () => {
  const describe = (pie: Ignored | undefined, line: Ignored | undefined) =>
    checkEffects(
      library,
      withoutEffect,
      uses,
      new Map([
        ['g2plot/pie/PieOptions.slider', { text: '', ignored: pie, file: 'PieOptions.yaml', line: 3 }],
        ['g2plot/line/LineOptions.slider', { text: '', ignored: line, file: 'LineOptions.yaml', line: 7 }],
      ]),
    ).map(({ file, line: place, message }) => `${file}:${place}  ${message}`)
  expect(describe('here', undefined)).toEqual([])
  expect(describe(undefined, 'here')).toEqual([
    'LineOptions.yaml:7  "slider" has an effect in this chart, but its description says that it has none; correct it',
    'PieOptions.yaml:3  "slider" has no effect in this chart; set "ignored: here" in its description or remove it',
  ])
})
