import type { ChartColors } from './colors.ts'
import { parseColor, pickTextColor } from './contrast.ts'
import { isOptions, mergeDefaults, type Options } from './merge-options.ts'

/** Creates default options for a plot. A key that ends in `?` is explained at `mergeDefaults`. */
type CreateDefaults = (colors: ChartColors, own: Options) => Options

const fill = (color: string) => ({ style: { fill: color } })
const stroke = (color: string) => ({ stroke: color })
const strokeGrid = (color: string) => ({ grid: { line: { style: stroke(color) } } })

/** The breadcrumb of a drill-down. */
const breadCrumb = ({ label, accent }: ChartColors) => ({
  drilldown: { breadCrumb: { rootText: 'All', textStyle: { fill: label }, activeTextStyle: { fill: accent } } },
})

const bars: CreateDefaults = ({ gridLine, label, barBackground }) => ({
  'conversionTag?': { arrow: fill(gridLine), text: fill(label) },
  'columnBackground?': fill(barBackground),
  'barBackground?': fill(barBackground),
})

const DEFAULT_WATER_COLOR = '#5B8FF9'

/** The text is above low water, inside high water, and crosses the surface in between. */
const liquid: CreateDefaults = ({ background, text, maxContrast }, { percent, color = DEFAULT_WATER_COLOR }) => {
  const level = typeof percent === 'number' ? percent : 0
  const water = parseColor(color)
  const textColor = level < 0.4 ? text : level > 0.65 && water ? pickTextColor(water) : maxContrast
  const crossesSurface = level >= 0.4 && level <= 0.65
  const style = { color: textColor, opacity: 1, ...(crossesSurface && { shadowColor: background, shadowBlur: 3 }) }
  return { statistic: { 'title?': { style }, content: { style } } }
}

const scatter: CreateDefaults = ({ muted, label }) => ({
  'quadrant?': { lineStyle: stroke(muted) },
  'regressionLine?': { style: { stroke: muted, opacity: 1 }, equationStyle: { fill: label, fillOpacity: 1 } },
})

/** Defaults for components that any plot can have. */
export const COMMON_DEFAULTS: CreateDefaults = ({ muted, line, label, text, barBackground }) => ({
  'slider?': { trendCfg: { lineStyle: stroke(muted), areaStyle: { fill: line } } },
  'legend?': { 'title?': fill(label), 'itemValue?': fill(text) },
  'brush?': { mask: fill(barBackground) },
})

/** Defaults by plot, for colors that G2Plot hard-codes instead of reading them from the theme. */
export const PLOT_DEFAULTS: Record<string, CreateDefaults> = {
  bar: bars,
  column: bars,
  chord: ({ label }) => ({ label: fill(label) }),
  'circle-packing': (colors) => ({ pointStyle: stroke(colors.background), ...breadCrumb(colors) }),
  facet: ({ label }) => ({ title: fill(label), rowTitle: fill(label), columnTitle: fill(label) }),
  funnel: ({ label, innerLabel, background }) => ({
    conversionTag: fill(label),
    label: fill(innerLabel),
    funnelStyle: stroke(background),
  }),
  gauge: ({ background, text, line }) => ({
    axis: { subTickLine: { style: stroke(line) } },
    indicator: { pin: fill(background) },
    'statistic?': { 'content?': { style: { color: text, opacity: 1 } } },
  }),
  heatmap: ({ gridLine }) => ({ xAxis: strokeGrid(gridLine), yAxis: strokeGrid(gridLine) }),
  histogram: ({ background }) => ({ columnStyle: stroke(background) }),
  liquid,
  pie: ({ background, label, text }) => ({
    pieStyle: stroke(background),
    statistic: { title: { style: { color: label } }, content: { style: { color: text } } },
  }),
  progress: ({ track }) => ({ color: ['#FAAD14', track] }),
  'ring-progress': ({ track, text }) => ({ color: ['#FAAD14', track], statistic: { content: fill(text) } }),
  radar: ({ muted, text }) => ({
    yAxis: { label: fill(text) },
    tooltip: { crosshairs: { line: { style: stroke(muted) } } },
  }),
  'radial-bar': bars,
  rose: ({ background }) => ({ sectorStyle: stroke(background) }),
  sankey: ({ getSankeyLabel }) => ({ label: { callback: getSankeyLabel } }),
  scatter,
  stock: () => ({ tooltip: { crosshairs: { textBackground: { style: { fill: '#4a4f58' } } } } }),
  sunburst: (colors) => ({ sunburstStyle: stroke(colors.background), ...breadCrumb(colors) }),
  'tiny-area': ({ tinyAreaGradient }) => ({ color: tinyAreaGradient }),
  treemap: (colors) => ({ rectStyle: stroke(colors.background), ...breadCrumb(colors) }),
  venn: ({ text, innerLabel }) => ({
    label: fill(innerLabel),
    state: { active: { style: stroke(text) }, selected: { style: stroke(text) } },
  }),
  // the default grid of the chart engine is dashed and half a pixel wide
  violin: ({ gridLine }) => ({
    yAxis: { grid: { line: { style: { stroke: gridLine, lineWidth: 1, lineDash: [] } } } },
  }),
  waterfall: ({ neutral, muted }) => ({ total: fill(neutral), leaderLine: { style: stroke(muted) } }),
  'word-cloud': ({ wordPalette }, { colorField }) => ({ color: colorField ? wordPalette : wordPalette[0] }),
}

type AdaptValue = (value: unknown, colors: ChartColors) => unknown

/** With a single color, the library adds a light one for the unfilled part; this adds the themed one. */
const addTrack: AdaptValue = (color, { track }) => (typeof color === 'string' ? [color, track] : color)

/** Translucent black is invisible on a dark background, so it becomes translucent white there. */
const adaptShade: AdaptValue = (color, { shadeRgb }) =>
  typeof color === 'string' ? color.replace(/^rgba\(0, ?0, ?0,/, `rgba(${shadeRgb},`) : color

const QUADRANT_COUNT = 4

/** Quadrant labels are a list, which `mergeDefaults` does not merge. */
const fillQuadrantLabels: AdaptValue = (labels, { label }) =>
  Array.from({ length: QUADRANT_COUNT }, (_, index) => {
    const own: unknown = Array.isArray(labels) ? labels[index] : undefined
    return mergeDefaults({ style: { fill: label } }, isOptions(own) ? own : {})
  })

/** Values set by the chart itself that still depend on the color mode, by plot and path. */
const ADAPTED_VALUES: Record<string, readonly (readonly [path: string, adapt: AdaptValue])[]> = {
  bar: [['barBackground.style.fill', adaptShade]],
  column: [['columnBackground.style.fill', adaptShade]],
  gauge: [['range.color', addTrack]],
  progress: [['color', addTrack]],
  radar: [
    ['xAxis.grid.alternateColor', adaptShade],
    ['yAxis.grid.alternateColor', adaptShade],
  ],
  'radial-bar': [['barBackground.style.fill', adaptShade]],
  'ring-progress': [['color', addTrack]],
  scatter: [['quadrant.labels', fillQuadrantLabels]],
}

export function adaptOptions(plot: string, own: Options, colors: ChartColors): Options {
  return (ADAPTED_VALUES[plot] ?? []).reduce(
    (options, [path, adapt]) => replaceValue(options, path.split('.'), (value) => adapt(value, colors)),
    own,
  )
}

/** Replaces the value at a path if all its parents exist; adds no parents. */
function replaceValue(
  options: Options,
  [key = '', ...rest]: readonly string[],
  replace: (value: unknown) => unknown,
): Options {
  const value = options[key]
  if (rest.length > 0) return isOptions(value) ? { ...options, [key]: replaceValue(value, rest, replace) } : options
  const next = replace(value)
  return next === value ? options : { ...options, [key]: next }
}
