import type { Plan } from './plan.ts'
import { indent, quote, writeList } from './code-text.ts'
import { formatTime } from './code-rows.ts'
import { roundUp } from './code-shapes.ts'
import { getFacts } from './column-facts.ts'
import { findScale } from './orders.ts'

/** The options of a chart besides its data, as lines of an object. */
export interface Options {
  lines: string[]
  /** Constants that the options use. */
  constants: string[]
}

const HEIGHT = 400

export function writeOptions(plan: Plan): Options {
  const constants: string[] = []
  const lines = [
    ...writeFields(plan),
    `height: ${getHeight(plan)},`,
    ...writeSettings(plan),
    ...writeMeta(plan, constants),
  ]
  return { lines, constants }
}

const setField = (option: string, field: string | undefined): string[] =>
  field === undefined ? [] : [`${option}: ${quote(field)},`]

const setFields = (option: string, fields: (string | undefined)[]): string =>
  `${option}: ${writeList(fields.map((field) => quote(field ?? '')))},`

/** The options that name fields. */
function writeFields({ info: { chart }, roles }: Plan): string[] {
  const { x, y, series, name, value, color, size, left, right } = roles
  switch (chart) {
    case 'BarChart':
      return [...setField('xField', y), ...setField('yField', x), ...setField('seriesField', series)]
    case 'PieChart':
      return [...setField('angleField', value), ...setField('colorField', name)]
    case 'RoseChart':
      return [...setField('xField', name), ...setField('yField', value), ...setField('seriesField', name)]
    case 'RadialBarChart':
    case 'FunnelChart':
    case 'WaterfallChart':
      return [...setField('xField', name), ...setField('yField', value)]
    case 'WordCloudChart':
      return [...setField('wordField', name), ...setField('weightField', value)]
    case 'ScatterChart':
      return [
        ...setField('xField', x),
        ...setField('yField', y),
        ...setField('colorField', color),
        ...setField('sizeField', size),
      ]
    case 'HeatmapChart':
      return [...setField('xField', roles.columns), ...setField('yField', roles.rows), ...setField('colorField', value)]
    case 'HistogramChart':
      return [...setField('binField', value), ...setField('stackField', series)]
    case 'BoxChart':
      return [...setField('xField', x), setFields('yField', ['low', 'q1', 'median', 'q3', 'high'])]
    case 'ViolinChart':
      return [...setField('xField', x), ...setField('yField', value), "seriesField: 'all',"]
    case 'StockChart':
      return [...setField('xField', x), setFields('yField', [roles.open, roles.close, roles.high, roles.low])]
    case 'SankeyChart':
    case 'ChordChart':
      return [
        ...setField('sourceField', roles.source),
        ...setField('targetField', roles.target),
        ...setField('weightField', value),
      ]
    case 'DualAxesChart':
    case 'BidirectionalBarChart':
      return [...setField('xField', x), setFields('yField', [left, right])]
    case 'BulletChart':
      return [
        ...setField('xField', name),
        ...setField('measureField', roles.measure),
        "rangeField: 'range',",
        ...setField('targetField', roles.goal),
      ]
    case 'VennChart':
      return [...setField('setsField', roles.sets), ...setField('sizeField', value)]
    default:
      return /^Tiny|Treemap|Sunburst|CirclePacking|Gauge|Liquid|Progress/.test(chart)
        ? []
        : [...setField('xField', x), ...setField('yField', y), ...setField('seriesField', series)]
  }
}

function getHeight(plan: Plan): number {
  const { chart } = plan.info
  if (chart.startsWith('Tiny')) return 80
  if (chart === 'ProgressChart') return 40
  if (/^(?:Gauge|Liquid|RingProgress)/.test(chart)) return 280
  const rows = plan.fields.find(({ field }) => field === (plan.roles.x ?? plan.roles.name))
  if (!/^(?:Bar|BidirectionalBar|Bullet)Chart$/.test(chart) || !rows) return HEIGHT
  const perRow = plan.roles.series === undefined ? 26 : 40
  return Math.max(240, Math.min(1200, Math.min(plan.top ?? Infinity, getFacts(rows.column).different) * perRow + 60))
}

/** What else a chart needs to be readable. */
function writeSettings(plan: Plan): string[] {
  const { roles, fields, measures } = plan
  const findFacts = (field: string | undefined) => {
    const found = fields.find((one) => one.field === field)
    return found && getFacts(found.column)
  }
  switch (plan.info.chart) {
    case 'LineChart':
      return writeLowest(plan)
    case 'ColumnChart':
    case 'BarChart':
      if (plan.range) return ['isRange: true,', ...writeLowest(plan)]
      if (isScale(plan)) return ['isStack: true,', 'isPercent: true,']
      return roles.series === undefined ? [] : [isStacked(plan) ? 'isStack: true,' : 'isGroup: true,']
    case 'PieChart':
      return ['radius: 0.75,', "label: { type: 'outer', content: '{name} {percentage}' },", 'legend: false,']
    case 'RoseChart':
      return ['radius: 0.85,', 'legend: false,']
    case 'RadialBarChart':
      return ['radius: 0.9,', 'innerRadius: 0.25,', 'maxAngle: 300,']
    case 'ScatterChart':
      return [
        "shape: 'circle',",
        ...(roles.size === undefined ? ['size: 4,'] : ['size: [4, 24],']),
        'pointStyle: { fillOpacity: 0.6 },',
      ]
    case 'HeatmapChart':
      return ['legend: {},']
    case 'HistogramChart': {
      const count = findFacts(roles.value)?.count ?? 0
      return [
        `binNumber: ${Math.max(8, Math.min(30, Math.round(Math.sqrt(count))))},`,
        ...(roles.series === undefined ? [] : ['legend: {},']),
      ]
    }
    case 'BoxChart': {
      const min = findFacts(roles.value)?.min ?? 0
      return min < 0 ? [`yAxis: { min: ${-roundUp(-min)} },`] : []
    }
    case 'ViolinChart':
      return ['legend: false,']
    case 'TreemapChart':
      return roles.group === undefined ? ['legend: false,'] : ["colorField: 'branch',"]
    case 'SunburstChart':
      return ['innerRadius: 0.25,', 'drilldown: { enabled: false },']
    case 'CirclePackingChart':
      return [
        "color: '#4c80f1',",
        'pointStyle: ({ depth }) => ({ fillOpacity: depth === 0 ? 0.05 : 0.3 }),',
        "label: { offset: 0, formatter: ({ name, children }) => (children ? '' : name) },",
        'legend: false,',
      ]
    case 'WordCloudChart':
      return [
        "color: '#3f74e8',",
        'random: 0.5,',
        "wordStyle: { fontFamily: 'sans-serif', fontSize: [14, 56], rotation: 0 },",
      ]
    case 'FunnelChart':
    case 'VennChart':
      return ['legend: false,']
    case 'RadarChart':
      return ['radius: 0.8,', 'point: { size: 3 },', 'area: {},']
    case 'DualAxesChart':
      return [
        `geometryOptions: [{ geometry: ${measures[0]?.method === 'sum' && isShort(plan) ? "'column'" : "'line'"} }, { geometry: 'line' }],`,
      ]
    case 'BidirectionalBarChart': {
      const end = roundUp(Math.max(findFacts(roles.left)?.max ?? 0, findFacts(roles.right)?.max ?? 0))
      const side = `{ max: ${end} }`
      const isSame = plan.group === undefined
      return isSame ? [`yAxis: { ${roles.left}: ${side}, ${roles.right}: ${side} },`] : []
    }
    case 'BulletChart':
      return [
        "color: { range: '#dfe5ee', measure: '#4c80f1', target: '#39435a' },",
        'label: { measure: false },',
        'xAxis: { line: null },',
      ]
    default:
      return []
  }
}

/** Columns fit up to about 30 positions. */
function isShort(plan: Plan): boolean {
  const x = plan.fields.find(({ field }) => field === plan.roles.x)
  return x !== undefined && !x.cut && getFacts(x.column).different <= 30
}

/** Whether the series are answers on a scale, of which the shares are compared. */
const isScale = ({ fold }: Plan): boolean =>
  fold !== undefined && findScale(fold.fields.map(({ column }) => column.name))?.length === fold.fields.length

/** Series are stacked if their values add up and there are too many to put them side by side. */
function isStacked({ measures, fields, fold, roles }: Plan): boolean {
  const series = fields.find(({ field }) => field === roles.series)
  const count = fold && roles.series === fold.name ? fold.fields.length : series ? getFacts(series.column).different : 0
  const values = fold ? fold.fields : fields.filter(({ field }) => field === roles.y)
  return count > 3 && measures[0]?.method !== 'mean' && values.every(({ column }) => getFacts(column).min >= 0)
}

/** The axis of a line or a range starts near the lowest value, if all values are far from zero. */
function writeLowest({ info, fields, fold, range, measures, group, roles }: Plan): string[] {
  if (group && measures[0]?.method !== 'mean') return []
  const columns = (fold ?? range)?.fields ?? fields.filter(({ field }) => field === roles.y)
  const min = Math.min(...columns.map(({ column }) => getFacts(column).min))
  const max = Math.max(...columns.map(({ column }) => getFacts(column).max))
  // Without it, the part of a range below zero is cut off.
  if (min <= max / 2 && !(range && min < 0)) return []
  const step = 10 ** Math.floor(Math.log10(max - min || 1))
  return [
    `${info.chart === 'BarChart' ? 'x' : 'y'}Axis: { min: ${Number((Math.floor(min / step) * step).toPrecision(6))} },`,
  ]
}

/** Charts that read their fields through `meta`. */
const HAS_META =
  /^(?:Line|Area|Column|Bar|Pie|Rose|RadialBar|Funnel|Waterfall|Scatter|Heatmap|Radar|DualAxes|BidirectionalBar|Stock)Chart$/

/** The names of the columns and the format of their numbers. */
function writeMeta(plan: Plan, constants: string[]): string[] {
  if (!HAS_META.test(plan.info.chart)) return []
  const used = new Set(Object.values(plan.roles))
  const lines: string[] = []
  let hasNumber = false
  for (const { field, column, isText, precision, cut } of plan.fields) {
    if (!used.has(field)) continue
    const parts = field === column.name ? [] : [`alias: ${quote(column.name.slice(0, 60))}`]
    if (!isText && needsFormat(plan, field)) {
      hasNumber = true
      parts.push(`formatter: (value: number) => ${writeNumber(column.format?.unit)}`)
    }
    if (plan.info.chart === 'HeatmapChart' && isText)
      parts.push(
        ...writeOrder(plan, { field, precision: cut ?? precision, values: column.values, order: column.order }),
      )
    if (parts.length > 0) lines.push(...indent(`${field}: { ${parts.join(', ')} },`.split('\n')))
  }
  const made = plan.measures.find(({ field }) => used.has(field) && !plan.fields.some((one) => one.field === field))
  if (made && (made.method === 'count' || made.method === 'mean' || plan.fold)) {
    hasNumber = true
    const alias = made.method === 'count' ? `alias: ${quote(made.label)}, ` : ''
    lines.push(`  ${made.field}: { ${alias}formatter: (value: number) => ${writeNumber(undefined)} },`)
  }
  if (hasNumber) constants.push("const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })")
  return lines.length > 0 ? ['meta: {', ...lines, '},'] : []
}

/** Large numbers and means have a format. Small fractions would be rounded to 0. */
function needsFormat({ fields, measures, group }: Plan, field: string): boolean {
  const column = fields.find((one) => one.field === field)?.column
  if (!column) return false
  const { max, min, isInteger } = getFacts(column)
  const largest = Math.max(Math.abs(max), Math.abs(min))
  if (largest < 1) return false
  const isMean = group !== undefined && measures.some((measure) => measure.field === field && measure.method === 'mean')
  return isMean || largest >= 10_000 || column.format?.unit !== undefined || !isInteger
}

function writeNumber(unit: string | undefined): string {
  if (unit === undefined) return 'number.format(value)'
  const text = /^[$€£¥₹₩]$/.test(unit)
    ? `${unit === '$' ? '\\$' : unit}\${number.format(value)}`
    : `\${number.format(value)}${unit === '%' ? '%' : ` ${unit}`}`
  return `\`${text}\``
}

/** The order of the cells, which is otherwise the order of the data. The first is at the bottom of the y-axis. */
function writeOrder(
  { roles }: Plan,
  { field, precision, values, order }: { field: string; precision?: number; values: unknown[]; order?: string[] },
): string[] {
  if (!order && precision === undefined) return []
  const times =
    precision === undefined
      ? []
      : [...new Set(values.flatMap((value) => (typeof value === 'string' ? formatTime(value, precision) : [])))]
  const list = order ?? times.toSorted()
  if (list.length > 60) return []
  return [`values: ${writeList((field === roles.rows ? list.toReversed() : list).map(quote))}`]
}
