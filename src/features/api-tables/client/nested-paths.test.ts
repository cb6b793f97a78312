import { expect, test } from 'vitest'
import type { OptionNames } from '../shared/options.ts'
import { listNestedPaths } from './nested-paths.ts'

const names: OptionNames = {
  LineChart: { slug: 'line-chart', options: [['smooth'], ['xAxis', 'Axis'], ['pattern', 'Dot', 'Square']] },
  Axis: { slug: 'axis', options: [['title'], ['label', 'AxisLabel']] },
  AxisLabel: { slug: 'axis-label', options: [['formatter'], ['parent', 'Axis']] },
  Dot: { slug: 'dot', options: [['size']] },
  Square: { slug: 'square', options: [['size']] },
}

test('lists nested paths with their addresses, level by level', () => {
  const found = listNestedPaths(names, 'LineChart')
  expect(found.slice(0, 6)).toEqual([
    { top: 'xAxis', path: 'xAxis.title', address: 'xaxis-title' },
    { top: 'xAxis', path: 'xAxis.label', address: 'xaxis-label' },
    { top: 'pattern', path: 'pattern.size', address: 'pattern-dot-size' },
    { top: 'pattern', path: 'pattern.size', address: 'pattern-square-size' },
    { top: 'xAxis', path: 'xAxis.label.formatter', address: 'xaxis-label-formatter' },
    { top: 'xAxis', path: 'xAxis.label.parent', address: 'xaxis-label-parent' },
  ])
})

test('stops at types that contain themselves', () => {
  expect(listNestedPaths(names, 'LineChart').length).toBeLessThan(50)
  expect(listNestedPaths(names, 'NoChart')).toEqual([])
})
