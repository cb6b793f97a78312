import { expect, test } from 'vitest'
import { resolveColors } from './colors.ts'
import { createG2Theme } from './g2-theme.ts'
import { themeOptions, type Settings } from './theme-options.ts'

type Given = Record<string, unknown>

const colors = resolveColors('dark', {})
const { background, label, text, track } = colors
const settings: Settings = {
  mode: 'dark',
  colors,
  fontFamily: 'sans-serif',
  themeName: 'chart-theme-dark',
  theme: createG2Theme({ mode: 'dark', colors, entrance: false }),
  entrance: false,
}
/** Adds the theme to the options of a plot whose defaults are empty. */
const dark = (plot: string, options: Given, defaults: Given = {}): Given =>
  themeOptions(plot, options, settings, defaults)

test("the application's own options win at every depth, and the theme fills in the others", () => {
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

test('replaces a default of the library, but not a value that differs from it', () => {
  const defaults = { pieStyle: { stroke: 'white', lineWidth: 1 } }
  expect(dark('pie', { pieStyle: { stroke: 'white', lineWidth: 1 } }, defaults)).toMatchObject({
    pieStyle: { stroke: background, lineWidth: 1 },
  })
  expect(dark('pie', { pieStyle: { stroke: 'red', lineWidth: 1 } }, defaults)).toMatchObject({
    pieStyle: { stroke: 'red' },
  })
  expect(dark('pie', { pieStyle: undefined }, defaults)).toHaveProperty('pieStyle', undefined)
})

test('white outlines of a funnel have the color of the background', () => {
  const style = { stroke: '#fff', lineWidth: 6 }
  expect(dark('funnel', { funnelStyle: style })).toMatchObject({ funnelStyle: { stroke: background, lineWidth: 6 } })
  expect(dark('funnel', { funnelStyle: { stroke: 'red' } })).toMatchObject({ funnelStyle: { stroke: 'red' } })
})

test('recognizes default functions and lists, even if the library creates them again', () => {
  const createDefaults = () => ({ color: ['#FAAD14', '#E8EDF3'], label: { callback: (x: number) => x } })
  expect(dark('progress', createDefaults(), createDefaults()).color).toEqual(['#FAAD14', track])
  const { label: sankey } = dark('sankey', createDefaults(), createDefaults()) as { label: { callback: unknown } }
  expect(String(sankey.callback)).not.toBe(String(createDefaults().label.callback))
})

test.each([
  ['pie', { statistic: undefined }],
  ['pie', { statistic: false }],
  ['pie', { statistic: { title: false, content: false } }],
  ['funnel', { conversionTag: false, label: false }],
  ['heatmap', { xAxis: false, yAxis: false }],
  ['gauge', { indicator: false, statistic: undefined }],
  ['waterfall', { total: false, leaderLine: false }],
  ['line', { animation: true }],
  ['sankey', { label: { callback: () => ({}) } }],
  ['pie', { pieStyle: () => ({}) }],
  ['progress', { color: ['#111111', '#222222'] }],
  ['radar', { yAxis: { grid: { alternateColor: 'rgba(0,0,0,0.04)' } } }],
])('%s keeps options that are disabled or set by a function: %j', (plot, own) => {
  expect(dark(plot, own)).toMatchObject(own)
})

test('colors the values in a legend and the mask of a brush if the chart has them', () => {
  expect(dark('pie', { legend: { itemValue: { formatter: String } } })).toMatchObject({
    legend: { itemValue: { style: { fill: text } } },
  })
  expect(dark('column', { brush: { enabled: true } })).toMatchObject({
    brush: { enabled: true, mask: { style: { fill: colors.hoverBand } } },
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
  expect(dark('process', { color: '#5B8FF9' }).color).toEqual(['#5B8FF9', track])
  expect(dark('ring-process', { color: '#5B8FF9' }).color).toEqual(['#5B8FF9', track])
  expect(dark('gauge', { range: { color: '#30BF78' } }).range).toEqual({ color: ['#30BF78', track] })
  expect(dark('gauge', { range: { ticks: [0, 1] } }).range).toEqual({ ticks: [0, 1] })
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

test('the plots of a facet are themed', () => {
  const eachView = (_view: unknown, facet: unknown) => ({ type: 'pie', options: { data: facet } })
  const wrapped = dark('area', { eachView }).eachView as typeof eachView
  expect(wrapped(undefined, 'rows').options).toMatchObject({
    data: 'rows',
    theme: 'chart-theme-dark',
    pieStyle: { stroke: background },
  })
})

test('merges the theme of a chart with this one', () => {
  expect(dark('line', {}).theme).toBe('chart-theme-dark')
  expect(
    dark('line', { theme: { defaultColor: '#F4664A', styleSheet: { brandColor: '#F4664A' } } }).theme,
  ).toMatchObject({
    defaultColor: '#F4664A',
    styleSheet: { brandColor: '#F4664A', backgroundColor: background },
  })
})

test('without an entrance, a chart appears at once, and never animates with a slider', () => {
  const instant = { animation: 'chart-theme-instant' }
  expect(dark('line', {}).animation).toEqual({ appear: instant, enter: instant })
  expect(dark('line', { animation: true }, { animation: true }).animation).toEqual({ appear: instant, enter: instant })
  expect(dark('line', { slider: {} }).animation).toBe(false)
  expect(themeOptions('line', {}, { ...settings, entrance: true })).not.toHaveProperty('animation')
})

test('the text color of a liquid follows the water level', () => {
  const getTextColor = (percent: number) =>
    (dark('liquid', { percent }) as { statistic: { content: { style: { color: string } } } }).statistic.content.style
      .color
  expect(getTextColor(0.2)).toBe(text)
  expect(getTextColor(0.5)).toBe('#fffffe')
  expect(getTextColor(0.9)).toBe('#000001')
})
