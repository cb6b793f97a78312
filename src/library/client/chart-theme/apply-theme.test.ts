import { isEqual } from 'lodash'
import { expect, test } from 'vitest'
import { applyTheme } from './apply-theme.ts'
import { CHART_COLORS } from './colors.ts'

type Given = Record<string, unknown>
const dark = (plot: string, options: Given): Given => applyTheme(plot, options, 'dark')
const { background, label, text, track } = CHART_COLORS.dark

test("the chart's own options win at every depth, and the theme fills in the others", () => {
  const themed = dark('pie', {
    innerRadius: 0.6,
    pieStyle: { stroke: '#abcdef' },
    statistic: { title: { style: { fontSize: '12px' } }, content: { style: { color: '#123456' } } },
  })
  expect(themed).toMatchObject({
    pieStyle: { stroke: '#abcdef' },
    statistic: { title: { style: { fontSize: '12px', color: label } }, content: { style: { color: '#123456' } } },
  })
})

test.each([
  ['pie', { statistic: undefined }],
  ['pie', { statistic: false }],
  ['pie', { statistic: { title: false, content: false } }],
  ['funnel', { conversionTag: false, label: false }],
  ['heatmap', { xAxis: false, yAxis: false }],
  ['gauge', { indicator: false, statistic: undefined }],
  ['waterfall', { total: false, leaderLine: false }],
  ['line', { animation: true, theme: 'dark' }],
  ['sankey', { label: { callback: () => ({}) } }],
  ['pie', { pieStyle: () => ({}) }],
  ['progress', { color: ['#111111', '#222222'] }],
])('%s keeps options that are disabled or set by a function: %j', (plot, own) => {
  expect(dark(plot, own)).toMatchObject(own)
})

test('colors the values in a legend and the mask of a brush if the chart has them', () => {
  expect(dark('pie', { legend: { itemValue: { formatter: String } } })).toMatchObject({
    legend: { itemValue: { style: { fill: text } } },
  })
  expect(dark('column', { brush: { enabled: true } })).toMatchObject({
    brush: { enabled: true, mask: { style: { fill: CHART_COLORS.dark.barBackground } } },
  })
})

test('does not enable a component that the chart does not use', () => {
  expect(dark('pie', { legend: { position: 'top' } }).legend).toEqual({ position: 'top' })
  expect(dark('column', {})).not.toHaveProperty('brush')
  expect(dark('column', {})).not.toHaveProperty('conversionTag')
  expect(dark('column', {})).not.toHaveProperty('columnBackground')
  expect(dark('line', {})).not.toHaveProperty('slider')
  expect(dark('line', {})).not.toHaveProperty('label')
  expect(dark('scatter', {})).not.toHaveProperty('quadrant')
  expect(dark('scatter', {})).not.toHaveProperty('regressionLine')
  expect(dark('gauge', { statistic: {} }).statistic).toEqual({})
  expect(dark('liquid', { percent: 0.2 }).statistic).not.toHaveProperty('title')
  expect(dark('gauge', {})).not.toHaveProperty('animation')
})

test('colors the components that the chart uses', () => {
  expect(dark('column', { conversionTag: {} })).toMatchObject({ conversionTag: { text: { style: { fill: label } } } })
  expect(dark('gauge', { statistic: { content: {} } })).toMatchObject({
    statistic: { content: { style: { color: text } } },
  })
  expect(dark('scatter', { quadrant: { labels: [{ content: 'A' }] } })).toMatchObject({
    quadrant: { labels: [{ content: 'A', style: { fill: label } }, {}, {}, {}] },
  })
})

test('adds the themed track to a single color of a progress bar', () => {
  expect(dark('progress', { color: '#5B8FF9' }).color).toEqual(['#5B8FF9', track])
  expect(dark('gauge', { range: { color: '#30BF78' } }).range).toEqual({ color: ['#30BF78', track] })
  expect(dark('gauge', { range: { ticks: [0, 1] } }).range).toEqual({ ticks: [0, 1] })
})

test('translucent black becomes translucent white in dark mode, other colors stay', () => {
  expect(dark('radar', { yAxis: { grid: { alternateColor: 'rgba(0,0,0,0.04)' } } })).toMatchObject({
    yAxis: { grid: { alternateColor: 'rgba(255,255,255,0.04)' } },
  })
  expect(dark('column', { columnBackground: { style: { fill: '#eeeeee' } } })).toMatchObject({
    columnBackground: { style: { fill: '#eeeeee' } },
  })
})

test('data keeps its identity, also in the plots of a mix', () => {
  const data = [{ x: 1 }]
  expect(dark('line', { data }).data).toBe(data)
  const { plots, views } = dark('mix', {
    plots: [{ type: 'pie', options: { data } }],
    views: [{ data, geometries: [] }],
  }) as { plots: { options: Given }[]; views: Given[] }
  expect(plots[0]?.options.data).toBe(data)
  expect(views[0]?.data).toBe(data)
})

test('equal options give equal results, so that the library does not redraw', () => {
  const eachView = () => ({ type: 'line', options: {} })
  const facet = () => ({ type: 'rect', fields: ['sex'], theme: { defaultColor: '#F4664A' }, eachView })
  expect(isEqual(dark('facet', facet()), dark('facet', facet()))).toBe(true)
  expect(isEqual(dark('sankey', { data: [] }), dark('sankey', { data: [] }))).toBe(true)
  const mix = () => ({ plots: [{ type: 'pie', options: { data: [], angleField: 'a', colorField: 'b' } }] })
  expect(isEqual(dark('mix', mix()), dark('mix', mix()))).toBe(true)
})

test('does not mutate the options', () => {
  const own = Object.freeze({ range: Object.freeze({ color: '#30BF78' }), indicator: Object.freeze({}) })
  expect(() => dark('gauge', own)).not.toThrow()
})

test('the plots of a mix get the same options as single charts', () => {
  const themed = dark('mix', {
    plots: [{ type: 'pie', region: { start: {} }, options: { radius: 0.8 } }],
    views: [{ geometries: [] }],
  })
  expect(themed).toMatchObject({
    plots: [{ type: 'pie', region: { start: {} }, options: { ...dark('pie', {}), radius: 0.8 } }],
    views: [{ animation: { appear: {} } }],
  })
})

test('the plots of a facet are themed, and its function is wrapped once per color mode', () => {
  const eachView = (_view: unknown, facet: unknown) => ({ type: 'pie', options: { data: facet } })
  const wrapped = dark('facet', { eachView }).eachView as typeof eachView
  expect(wrapped(undefined, 'rows').options).toMatchObject({
    data: 'rows',
    theme: 'default',
    pieStyle: { stroke: background },
  })
  expect(dark('facet', { eachView }).eachView).toBe(wrapped)
  expect(applyTheme('facet', { eachView }, 'light').eachView).not.toBe(wrapped)
})

test('merges a custom theme with the one of the page', () => {
  expect(dark('line', {}).theme).toBe('default')
  expect(dark('line', { theme: 'dark' }).theme).toBe('dark')
  expect(
    dark('line', { theme: { defaultColor: '#F4664A', styleSheet: { brandColor: '#F4664A' } } }).theme,
  ).toMatchObject({
    defaultColor: '#F4664A',
    styleSheet: { brandColor: '#F4664A', backgroundColor: background },
  })
})

test('a chart appears without animation, and never animates with a slider', () => {
  expect(dark('line', {}).animation).toEqual({
    appear: { animation: 'site-instant' },
    enter: { animation: 'site-instant' },
  })
  expect(dark('line', { slider: {} }).animation).toBe(false)
})

test('the text color of a liquid follows the water level', () => {
  const getTextColor = (percent: number) =>
    (dark('liquid', { percent }) as { statistic: { content: { style: { color: string } } } }).statistic.content.style
      .color
  expect(getTextColor(0.2)).toBe(text)
  expect(getTextColor(0.5)).toBe('#fffffe')
  expect(getTextColor(0.9)).toBe('#000001')
})
