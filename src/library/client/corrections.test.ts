import { isEqual } from 'lodash'
import { expect, test } from 'vitest'
import { correctOptions } from './corrections.ts'
import { INKS } from './corrections/inks.ts'

type Given = Record<string, unknown>
const dark = (plot: string, options: Given): Given => correctOptions(plot, options, 'dark')
const { ground, label, strong, track } = INKS.dark

test("a demo's own options win at every depth, and the page's color fills what they leave open", () => {
  const corrected = dark('pie', {
    innerRadius: 0.6,
    pieStyle: { stroke: '#abcdef' },
    statistic: { title: { style: { fontSize: '12px' } }, content: { style: { color: '#123456' } } },
  })
  expect(corrected).toMatchObject({
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
])('what a demo of %s switches off or decides by a function stays so: %j', (plot, own) => {
  expect(dark(plot, own)).toMatchObject(own)
})

test('values in a legend and the mask of a brush take the inks of the page where a demo has them', () => {
  expect(dark('pie', { legend: { itemValue: { formatter: String } } })).toMatchObject({
    legend: { itemValue: { style: { fill: strong } } },
  })
  expect(dark('column', { brush: { enabled: true } })).toMatchObject({
    brush: { enabled: true, mask: { style: { fill: INKS.dark.behind } } },
  })
})

test('nothing is switched on that the demo does not use', () => {
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

test('what the demo uses is corrected', () => {
  expect(dark('column', { conversionTag: {} })).toMatchObject({ conversionTag: { text: { style: { fill: label } } } })
  expect(dark('gauge', { statistic: { content: {} } })).toMatchObject({
    statistic: { content: { style: { color: strong } } },
  })
  expect(dark('scatter', { quadrant: { labels: [{ content: 'A' }] } })).toMatchObject({
    quadrant: { labels: [{ content: 'A', style: { fill: label } }, {}, {}, {}] },
  })
})

test('one color of a progress bar is completed by the track of the page', () => {
  expect(dark('progress', { color: '#5B8FF9' }).color).toEqual(['#5B8FF9', track])
  expect(dark('gauge', { range: { color: '#30BF78' } }).range).toEqual({ color: ['#30BF78', track] })
  expect(dark('gauge', { range: { ticks: [0, 1] } }).range).toEqual({ ticks: [0, 1] })
})

test('a shade of black becomes a shade of white on a dark ground, other colors stay', () => {
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

test('equal options give equal options, so that the library sees no change', () => {
  const eachView = () => ({ type: 'line', options: {} })
  const facet = () => ({ type: 'rect', fields: ['sex'], theme: { defaultColor: '#F4664A' }, eachView })
  expect(isEqual(dark('facet', facet()), dark('facet', facet()))).toBe(true)
  expect(isEqual(dark('sankey', { data: [] }), dark('sankey', { data: [] }))).toBe(true)
  const mix = () => ({ plots: [{ type: 'pie', options: { data: [], angleField: 'a', colorField: 'b' } }] })
  expect(isEqual(dark('mix', mix()), dark('mix', mix()))).toBe(true)
})

test('the options that were given are not changed', () => {
  const own = Object.freeze({ range: Object.freeze({ color: '#30BF78' }), indicator: Object.freeze({}) })
  expect(() => dark('gauge', own)).not.toThrow()
})

test('the plots of a mix are corrected as if they stood alone', () => {
  const corrected = dark('mix', {
    plots: [{ type: 'pie', region: { start: {} }, options: { radius: 0.8 } }],
    views: [{ geometries: [] }],
  })
  expect(corrected).toMatchObject({
    plots: [{ type: 'pie', region: { start: {} }, options: { ...dark('pie', {}), radius: 0.8 } }],
    views: [{ animation: { appear: {} } }],
  })
})

test('the plots of a facet are corrected, and its function is wrapped once for each color', () => {
  const eachView = (_view: unknown, facet: unknown) => ({ type: 'pie', options: { data: facet } })
  const wrapped = dark('facet', { eachView }).eachView as typeof eachView
  expect(wrapped(undefined, 'rows').options).toMatchObject({
    data: 'rows',
    theme: 'default',
    pieStyle: { stroke: ground },
  })
  expect(dark('facet', { eachView }).eachView).toBe(wrapped)
  expect(correctOptions('facet', { eachView }, 'light').eachView).not.toBe(wrapped)
})

test("a demo's theme of its own stands on the page's", () => {
  expect(dark('line', {}).theme).toBe('default')
  expect(dark('line', { theme: 'dark' }).theme).toBe('dark')
  expect(
    dark('line', { theme: { defaultColor: '#F4664A', styleSheet: { brandColor: '#F4664A' } } }).theme,
  ).toMatchObject({
    defaultColor: '#F4664A',
    styleSheet: { brandColor: '#F4664A', backgroundColor: ground },
  })
})

test('a chart enters without motion, and one that changes what it has just drawn never moves', () => {
  expect(dark('line', {}).animation).toEqual({
    appear: { animation: 'site-still' },
    enter: { animation: 'site-still' },
  })
  expect(dark('line', { slider: {} }).animation).toBe(false)
})

test('the text of a liquid follows the water', () => {
  const ink = (percent: number) =>
    (dark('liquid', { percent }) as { statistic: { content: { style: { color: string } } } }).statistic.content.style
      .color
  expect(ink(0.2)).toBe(strong)
  expect(ink(0.5)).toBe('#fffffe')
  expect(ink(0.9)).toBe('#000001')
})
