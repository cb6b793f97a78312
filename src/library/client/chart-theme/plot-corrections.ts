import type { ChartColors, ChartMode } from './colors.ts'
import { INK_COLORS, mixColors, parseColor, pickTextColor } from './contrast.ts'
import { correctOptions, isOptions, type Options } from './merge-options.ts'

export interface CorrectionSettings {
  mode: ChartMode
  colors: ChartColors
  /** For texts that are HTML and would otherwise have the font of the page. */
  fontFamily: string
}

/** Creates the corrections for a plot. A key that ends in `?` is explained at `correctOptions`. */
type CreateCorrections = (settings: CorrectionSettings, options: Options) => Options

const fill = (color: string) => ({ style: { fill: color } })
const stroke = (color: string) => ({ stroke: color })
const strokeGrid = (color: string) => ({ grid: { line: { style: stroke(color) } } })

/** The texts in the center of a chart are HTML, so they would have the color and the font of the page. */
const centerText = (color: string, { fontFamily }: CorrectionSettings, style: Options = {}) => ({
  style: { color, fontFamily, ...style },
})

/** For texts whose line height is not set by the library. */
const LINE_HEIGHT = { lineHeight: 1.5 }

const breadCrumb = ({ label, accent }: ChartColors) => ({
  drilldown: { breadCrumb: { textStyle: { fill: label }, activeTextStyle: { fill: accent } } },
})

const correctBars: CreateCorrections = ({ colors: { gridLine, label, hoverBand } }) => ({
  'conversionTag?': { arrow: fill(gridLine), text: fill(label) },
  'columnBackground?': fill(hoverBand),
  'barBackground?': fill(hoverBand),
})

const BLUE = '#5B8FF9'

/** The text is above low water, inside high water, and crosses the surface in between. */
const correctLiquid: CreateCorrections = (settings, { percent, color = BLUE }) => {
  const { background, text } = settings.colors
  const level = typeof percent === 'number' ? percent : 0
  const crossesSurface = level >= 0.4 && level <= 0.65
  const behind = level < 0.4 ? undefined : parseColor(crossesSurface ? background : color)
  const halo = crossesSurface && { shadowColor: background, shadowBlur: 3 }
  const textColor = behind ? pickTextColor(behind) : text
  const center = centerText(textColor, settings, { opacity: 1, ...halo })
  return { statistic: { 'title?': { style: { ...LINE_HEIGHT, ...center.style } }, content: center } }
}

/** Replaces the callback of the library, which has a fixed gray and misses the last column by a rounding error. */
const createSankeyLabel = (color: string) => (x: readonly number[]) => {
  const isLast = (x[1] ?? 0) > 0.99
  return { style: { fill: color, textAlign: isLast ? 'end' : 'start' }, offsetX: isLast ? -8 : 8 }
}

/** Components that any plot can have. */
const correctCommon: CreateCorrections = ({ colors: { muted, line, label, text, hoverBand } }) => ({
  'slider?': { trendCfg: { lineStyle: stroke(muted), areaStyle: { fill: line } } },
  'legend?': { 'title?': fill(label), 'itemValue?': fill(text) },
  'brush?': { mask: fill(hoverBand) },
})

/** Colors that G2Plot hard-codes instead of reading them from the theme, by plot. */
const PLOT_CORRECTIONS: Record<string, CreateCorrections> = {
  bar: correctBars,
  column: correctBars,
  chord: ({ colors: { label } }) => ({ label: fill(label) }),
  'circle-packing': ({ colors }) => ({ pointStyle: stroke(colors.background), ...breadCrumb(colors) }),
  facet: ({ colors: { label } }) => ({ title: fill(label), rowTitle: fill(label), columnTitle: fill(label) }),
  funnel: ({ colors: { label, background } }) => ({
    conversionTag: fill(label),
    label: fill(INK_COLORS[1]),
    funnelStyle: stroke(background),
  }),
  gauge: (settings) => ({
    axis: { subTickLine: { style: stroke(settings.colors.line) } },
    indicator: { pin: fill(settings.colors.background) },
    'statistic?': {
      'title?': centerText(settings.colors.label, settings, LINE_HEIGHT),
      'content?': centerText(settings.colors.text, settings, { opacity: 1 }),
    },
  }),
  heatmap: ({ colors: { gridLine } }) => ({ xAxis: strokeGrid(gridLine), yAxis: strokeGrid(gridLine) }),
  histogram: ({ colors: { background } }) => ({ columnStyle: stroke(background) }),
  liquid: correctLiquid,
  pie: (settings) => ({
    pieStyle: stroke(settings.colors.background),
    statistic: {
      title: centerText(settings.colors.label, settings),
      content: centerText(settings.colors.text, settings),
    },
  }),
  progress: ({ colors: { track } }) => ({ color: ['#FAAD14', track] }),
  'ring-progress': (settings) => ({
    color: ['#FAAD14', settings.colors.track],
    statistic: {
      'title?': centerText(settings.colors.label, settings, LINE_HEIGHT),
      content: centerText(settings.colors.text, settings, { ...LINE_HEIGHT, fill: settings.colors.text }),
    },
  }),
  radar: ({ colors: { muted, text } }) => ({
    yAxis: { label: fill(text) },
    tooltip: { crosshairs: { line: { style: stroke(muted) } } },
  }),
  'radial-bar': correctBars,
  rose: ({ colors: { background } }) => ({ sectorStyle: stroke(background) }),
  sankey: ({ colors: { text } }) => ({ label: { callback: createSankeyLabel(text) } }),
  scatter: ({ colors: { muted, label } }) => ({
    'quadrant?': { lineStyle: stroke(muted) },
    'regressionLine?': { style: { stroke: muted, opacity: 1 }, equationStyle: { fill: label, fillOpacity: 1 } },
  }),
  stock: () => ({ tooltip: { crosshairs: { textBackground: { style: { fill: '#4a4f58' } } } } }),
  sunburst: ({ colors }) => ({ sunburstStyle: stroke(colors.background), ...breadCrumb(colors) }),
  'tiny-area': ({ mode, colors: { background } }) => ({
    color: `l(90) 0:${mixColors(BLUE, background, mode === 'dark' ? 0.45 : 0.16)} 1:${background}`,
  }),
  treemap: ({ colors }) => ({ rectStyle: stroke(colors.background), ...breadCrumb(colors) }),
  venn: ({ colors: { text } }) => ({
    label: fill(INK_COLORS[1]),
    state: { active: { style: stroke(text) }, selected: { style: stroke(text) } },
  }),
  // the default grid of the chart engine is dashed and half a pixel wide
  violin: ({ colors: { gridLine } }) => ({
    yAxis: { grid: { line: { style: { stroke: gridLine, lineWidth: 1, lineDash: [] } } } },
  }),
  waterfall: ({ colors: { neutral, muted } }) => ({ total: fill(neutral), leaderLine: { style: stroke(muted) } }),
  'word-cloud': ({ colors: { wordPalette = [] } }, { colorField }) => ({
    color: colorField ? wordPalette : wordPalette[0],
  }),
}

type AdaptValue = (value: unknown, colors: ChartColors) => unknown

/** With a single color, the library adds a light one for the unfilled part; this adds the themed one. */
const addTrack: AdaptValue = (color, { track }) => (typeof color === 'string' ? [color, track] : color)

const QUADRANT_COUNT = 4

/** Quadrant labels are a list, which `correctOptions` does not merge. */
const fillQuadrantLabels: AdaptValue = (labels, { label }) =>
  Array.from({ length: QUADRANT_COUNT }, (_, index) => {
    const own: unknown = Array.isArray(labels) ? labels[index] : undefined
    return correctOptions(fill(label), isOptions(own) ? own : {})
  })

/** Funnels have no outline of their own. White ones separate the stages, as in a pie. */
const followBackground: AdaptValue = (color, { background }) => (color === '#fff' ? background : color)

/** Values of the application that the theme completes or replaces, by plot and path. */
const ADAPTED_VALUES: Record<string, readonly [path: string, adapt: AdaptValue]> = {
  funnel: ['funnelStyle.stroke', followBackground],
  gauge: ['range.color', addTrack],
  progress: ['color', addTrack],
  'ring-progress': ['color', addTrack],
  scatter: ['quadrant.labels', fillQuadrantLabels],
}

/** Corrects the options of one plot. `defaults` are the library's, which `options` include. */
export function correctPlot(
  plot: string,
  options: Options,
  settings: CorrectionSettings,
  defaults: Options = {},
): Options {
  const corrections = { ...correctCommon(settings, options), ...PLOT_CORRECTIONS[plot]?.(settings, options) }
  const corrected = correctOptions(corrections, options, defaults)
  const adapted = ADAPTED_VALUES[plot]
  return adapted
    ? replaceValue(corrected, adapted[0].split('.'), (value) => adapted[1](value, settings.colors))
    : corrected
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
