import { expect, test } from 'vitest'
import type { Library, Option } from '../../../library/node/model.ts'
import { NO_EFFECT } from '../shared/ignored-options.ts'
import { checkEffects, findOptionUses } from './effects.ts'

const option = (name: string, owner = 'g2plot/Options'): Option => ({
  name,
  key: `${owner}.${name}`,
  type: ['object'],
  required: false,
  nested: [],
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
  const describe = (pie: string, line: string) =>
    checkEffects(
      library,
      withoutEffect,
      uses,
      new Map([
        ['g2plot/pie/PieOptions.slider', { text: pie, file: 'PieOptions.yaml', line: 3 }],
        ['g2plot/line/LineOptions.slider', { text: line, file: 'LineOptions.yaml', line: 7 }],
      ]),
    ).map(({ file, line: place, message }) => `${file}:${place}  ${message}`)
  expect(describe(`${NO_EFFECT} Use a legend.`, 'Shows a part of the rows.')).toEqual([])
  expect(describe('Shows a part of the rows.', NO_EFFECT)).toEqual([
    'LineOptions.yaml:7  "slider" has an effect in this chart, but its description says that it has none; correct it',
    'PieOptions.yaml:3  "slider" has no effect in this chart; start its description with "Has no effect in this chart." or remove it',
  ])
})
