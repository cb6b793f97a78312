import type { Options } from './below.ts'
import { inkOn, parseColor } from './contrast.ts'
import type { Inks } from './inks.ts'

/** What goes below a demo's options; some of it depends on what the demo asks for. */
type Correction = (inks: Inks, own: Options) => Options

const fill = (color: string) => ({ style: { fill: color } })
const stroke = (color: string) => ({ stroke: color })
const grid = (color: string) => ({ grid: { line: { style: stroke(color) } } })

/** Trees are walked down into; the way back is a line of text. */
const breadCrumb = ({ label, accent }: Inks) => ({
  drilldown: { breadCrumb: { rootText: 'All', textStyle: { fill: label }, activeTextStyle: { fill: accent } } },
})

const bars: Correction = ({ grid: faint, label, behind }) => ({
  'conversionTag?': { arrow: fill(faint), text: fill(label) },
  'columnBackground?': fill(behind),
  'barBackground?': fill(behind),
})

const WATER = '#5B8FF9'

/** Low water leaves the text on the card, high water holds it; between them it stands in both. */
const liquid: Correction = ({ ground, strong, extreme }, { percent, color = WATER }) => {
  const level = typeof percent === 'number' ? percent : 0
  const water = parseColor(color)
  const ink = level < 0.4 ? strong : level > 0.65 && water ? inkOn(water) : extreme
  const isInBoth = level >= 0.4 && level <= 0.65
  const style = { color: ink, opacity: 1, ...(isInBoth && { shadowColor: ground, shadowBlur: 3 }) }
  return { statistic: { 'title?': { style }, content: { style } } }
}

const scatter: Correction = ({ muted, label }) => ({
  'quadrant?': { lineStyle: stroke(muted) },
  'regressionLine?': { style: { stroke: muted, opacity: 1 }, equationStyle: { fill: label, fillOpacity: 1 } },
})

/** What any plot may hold. */
export const COMMON: Correction = ({ muted, line, label, strong, behind }) => ({
  'slider?': { trendCfg: { lineStyle: stroke(muted), areaStyle: { fill: line } } },
  'legend?': { 'title?': fill(label), 'itemValue?': fill(strong) },
  'brush?': { mask: fill(behind) },
})

/** What each kind of plot draws for a light page whatever the theme says, in the inks of the page. */
export const CORRECTIONS: Record<string, Correction> = {
  bar: bars,
  column: bars,
  chord: ({ label }) => ({ label: fill(label) }),
  'circle-packing': (inks) => ({ pointStyle: stroke(inks.ground), ...breadCrumb(inks) }),
  facet: ({ label }) => ({ title: fill(label), rowTitle: fill(label), columnTitle: fill(label) }),
  funnel: ({ label, inner, ground }) => ({
    conversionTag: fill(label),
    label: fill(inner),
    funnelStyle: stroke(ground),
  }),
  gauge: ({ ground, strong, line }) => ({
    axis: { subTickLine: { style: stroke(line) } },
    indicator: { pin: fill(ground) },
    'statistic?': { 'content?': { style: { color: strong, opacity: 1 } } },
  }),
  heatmap: ({ grid: faint }) => ({ xAxis: grid(faint), yAxis: grid(faint) }),
  histogram: ({ ground }) => ({ columnStyle: stroke(ground) }),
  liquid,
  pie: ({ ground, label, strong }) => ({
    pieStyle: stroke(ground),
    statistic: { title: { style: { color: label } }, content: { style: { color: strong } } },
  }),
  progress: ({ track }) => ({ color: ['#FAAD14', track] }),
  'ring-progress': ({ track, strong }) => ({ color: ['#FAAD14', track], statistic: { content: fill(strong) } }),
  radar: ({ muted, strong }) => ({
    yAxis: { label: fill(strong) },
    tooltip: { crosshairs: { line: { style: stroke(muted) } } },
  }),
  'radial-bar': bars,
  rose: ({ ground }) => ({ sectorStyle: stroke(ground) }),
  sankey: ({ sankeyLabel }) => ({ label: { callback: sankeyLabel } }),
  scatter,
  stock: () => ({ tooltip: { crosshairs: { textBackground: { style: { fill: '#4a4f58' } } } } }),
  sunburst: (inks) => ({ sunburstStyle: stroke(inks.ground), ...breadCrumb(inks) }),
  'tiny-area': ({ gradient }) => ({ color: gradient }),
  treemap: (inks) => ({ rectStyle: stroke(inks.ground), ...breadCrumb(inks) }),
  venn: ({ strong, inner }) => ({
    label: fill(inner),
    state: { active: { style: stroke(strong) }, selected: { style: stroke(strong) } },
  }),
  // the engine's own is half a pixel wide and dashed
  violin: ({ grid: faint }) => ({
    yAxis: { grid: { line: { style: { stroke: faint, lineWidth: 1, lineDash: [] } } } },
  }),
  waterfall: ({ neutral, muted }) => ({ total: fill(neutral), leaderLine: { style: stroke(muted) } }),
  'word-cloud': ({ words }, { colorField }) => ({ color: colorField ? words : words[0] }),
}
