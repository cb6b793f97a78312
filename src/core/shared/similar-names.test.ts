import { expect, test } from 'vitest'
import { findSimilar } from './similar-names.ts'

const pages = [
  { link: '/guide', names: ['guide', 'Get Started'] },
  { link: '/api', names: ['api', 'API'] },
  { link: '/api/column', names: ['column', 'ColumnChart', 'bar chart'] },
  { link: '/api/bar', names: ['bar', 'Bar', 'BarChart', 'bar graph', 'horizontal bar chart'] },
  { link: '/api/radial-bar', names: ['radial-bar', 'Radial bar', 'RadialBarChart'] },
  { link: '/api/line', names: ['line', 'Line', 'LineChart', 'line graph'] },
  { link: '/api/tiny-line', names: ['tiny-line', 'Tiny line', 'TinyLineChart', 'sparkline'] },
  { link: '/api/pie', names: ['pie', 'Pie', 'PieChart', 'donut chart', '饼图'] },
]
const find = (...texts: string[]) => findSimilar(texts, pages).map(({ link }) => link)

test.each([
  ['piechart', '/api/pie'],
  ['Pie-Charts', '/api/pie'],
  ['LineChart', '/api/line'],
  ['guides', '/guide'],
  ['getting-started', '/guide'],
  ['donut', '/api/pie'],
  ['radialbar', '/api/radial-bar'],
  ['sparklines', '/api/tiny-line'],
  ['饼图', '/api/pie'],
])('%s is similar to one page', (text, link) => {
  expect(find(text)).toEqual([link])
})

test('names that share a word come in the order of their similarity', () => {
  expect(find('stacked-bar')).toEqual(['/api/bar', '/api/column', '/api/radial-bar'])
})

test('the main name of a page counts more than its other names', () => {
  expect(find('bars')).toEqual(['/api/bar', '/api/column'])
})

test('a later text counts only if no earlier one is similar', () => {
  expect(find('line', 'api')).toEqual(['/api/line'])
  expect(find('zzz', 'api')).toEqual(['/api'])
})

test.each(['', '---', 'zzz', 'charts', 'of-the', 'x'.repeat(10_000)])('nothing is similar to "%.20s"', (text) => {
  expect(find(text)).toEqual([])
})

test('short names must match, because every short word would be similar to them', () => {
  expect(find('bat')).toEqual([])
  expect(find('app')).toEqual([])
})
