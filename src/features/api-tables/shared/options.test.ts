import { expect, test } from 'vitest'
import { findOption, getOptionAddress, type OptionNames } from './options.ts'

const names: OptionNames = {
  LineChart: {
    slug: 'line-chart',
    options: [
      ['xAxis', 'Axis'],
      ['tooltip', 'Tooltip'],
      ['annotations', 'LineOption', 'TextOption'],
      ['tree', 'Tree'],
    ],
  },
  Axis: { slug: 'axis', options: [['label', 'AxisLabel'], ['labelLine']] },
  AxisLabel: { slug: 'axis-label', options: [['formatter']] },
  Tooltip: { slug: 'tooltip', options: [['domStyles', 'DomStyles']] },
  DomStyles: { slug: 'dom-styles', options: [['g2-tooltip'], ['g2-tooltip-title']] },
  LineOption: { slug: 'line-annotation', options: [['start']] },
  TextOption: { slug: 'text-annotation', options: [['content']] },
  Tree: { slug: 'tree', options: [['tree', 'Tree']] },
}

test.each([
  ['xaxis', ['xAxis']],
  ['xaxis-label-formatter', ['xAxis', 'label', 'formatter']],
  ['tooltip-domstyles-g2-tooltip-title', ['tooltip', 'domStyles', 'g2-tooltip-title']],
  ['annotations-text-annotation-content', ['annotations', 'text-annotation', 'content']],
  ['tree-tree-tree', ['tree', 'tree', 'tree']],
])('finds the option at %s', (address, path) => {
  expect(findOption(names, 'LineChart', address)?.path).toEqual(path)
  expect(getOptionAddress(path)).toBe(address)
})

test.each([
  '',
  'xaxi',
  'xaxis-',
  'xaxis-label-formater',
  'annotations-content',
  'xaxis-label-formatter-more',
  '__proto__',
])('finds no option at "%s"', (address) => {
  expect(findOption(names, 'LineChart', address)).toBeUndefined()
})
