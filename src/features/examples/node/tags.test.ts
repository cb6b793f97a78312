import { expect, test } from 'vitest'
import { findFeatures, findShape, type DemoFacts } from './tags.ts'

const describe = ({
  options = {},
  ...facts
}: Partial<Omit<DemoFacts, 'options'>> & { options?: object }): DemoFacts => ({
  options: new Map(Object.entries(options)),
  components: ['LineChart'],
  keywords: [],
  code: '',
  ...facts,
})

test('features come from options, keywords and code', () => {
  expect(findFeatures(describe({ options: { slider: [], annotations: [] } }))).toEqual(['annotation', 'slider'])
  expect(findFeatures(describe({ keywords: ['drill-down', 'hotel'] }))).toEqual(['drill-down'])
  expect(findFeatures(describe({ code: 'setInterval(tick, 1000)' }))).toEqual(['live-data'])
})

test('an option that is only switched off is no feature', () => {
  expect(findFeatures(describe({ options: { legend: ['false'], label: ['null'] } }))).toEqual([])
  expect(findFeatures(describe({ options: { legend: ['false', 'top'] } }))).toEqual(['legend'])
})

test.each([
  [{ percent: [] }, 'single-value'],
  [{ sourceField: ['from'] }, 'flow'],
  [{ binField: ['age'] }, 'raw-values'],
  [{ xField: ['month'] }, 'time'],
  [{ xField: ['month'], seriesField: ['city'] }, 'time-series'],
  [{ xField: ['city'] }, 'one-category'],
  [{ xField: ['city'], seriesField: ['city'] }, 'one-category'],
  [{ xField: ['city'], seriesField: ['kind'] }, 'two-categories'],
])('the fields %o mean %s', (options, shape) => {
  expect(findShape(describe({ options }))).toBe(shape)
})

test('the data decides too', () => {
  expect(findShape(describe({ code: "{ name: 'Disk', children: [] }" }))).toBe('hierarchy')
  expect(findShape(describe({ options: { xField: ['at'] }, code: "{ at: '2024-05-01', value: 3 }" }))).toBe('time')
  expect(findShape(describe({ options: { xField: ['at'] }, code: "{ at: '20245 km', value: 3 }" }))).toBe(
    'one-category',
  )
})
