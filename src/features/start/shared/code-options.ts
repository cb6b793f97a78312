import { code, printKey, quote, splitLines, type Code } from '../../../core/shared/code-text.ts'
import { findLinearX, hasColumns, shorten, type Plan } from './plan.ts'
import { indent, writeList } from './code-text.ts'
import { formatTime } from './code-rows.ts'
import { roundUp } from './code-shapes.ts'
import { getFacts, type ColumnFacts } from './column-facts.ts'
import type { DataColumn } from './data-table.ts'
import { findScale } from './orders.ts'

/** The options of a chart besides its data, as lines of an object. */
export interface Options {
  lines: Code[]
  /** Constants that the options use. */
  constants: Code[]
}

const HEIGHT = 400

export function writeOptions(plan: Plan): Options {
  const constants: Code[] = []
  const lines = [
    ...writeFields(plan),
    code`height: ${getHeight(plan)},`,
    ...writeSettings(plan),
    ...writeMeta(plan, constants),
  ]
  return { lines, constants }
}

const setField = (option: string, field: Code | undefined): Code[] =>
  field === undefined ? [] : [code`${printKey(option)}: ${quote(field)},`]

const setFields = (option: string, fields: (string | undefined)[]): Code =>
  code`${printKey(option)}: ${writeList(fields.map((field) => quote(field ?? '')))},`

/** The options that name fields. */
function writeFields({ info: { chart }, roles }: Plan): Code[] {
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
      return [...setField('xField', x), ...setField('yField', value), code`seriesField: 'all',`]
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
        code`rangeField: 'range',`,
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
function writeSettings(plan: Plan): Code[] {
  const { roles, fields } = plan
  const findFacts = (field: string | undefined) => {
    const found = fields.find((one) => one.field === field)
    return found && getFacts(found.column)
  }
  switch (plan.info.chart) {
    case 'LineChart':
      return writeLowest(plan)
    case 'ColumnChart':
    case 'BarChart':
      if (plan.range) return [code`isRange: true,`, ...writeLowest(plan)]
      if (isScale(plan)) return [code`isStack: true,`, code`isPercent: true,`]
      return roles.series === undefined ? [] : [isStacked(plan) ? code`isStack: true,` : code`isGroup: true,`]
    case 'PieChart':
      return [
        code`radius: 0.75,`,
        code`label: { type: 'outer', content: '{name} {percentage}' },`,
        code`legend: false,`,
      ]
    case 'RoseChart':
      return [code`radius: 0.85,`, code`legend: false,`]
    case 'RadialBarChart':
      return [code`radius: 0.9,`, code`innerRadius: 0.25,`, code`maxAngle: 300,`]
    case 'ScatterChart':
      return [
        code`shape: 'circle',`,
        ...(roles.size === undefined ? [code`size: 4,`] : [code`size: [4, 24],`]),
        code`pointStyle: { fillOpacity: 0.6 },`,
      ]
    case 'HeatmapChart':
      return [code`legend: {},`]
    case 'HistogramChart': {
      const count = findFacts(roles.value)?.count ?? 0
      return [
        code`binNumber: ${Math.max(8, Math.min(30, Math.round(Math.sqrt(count))))},`,
        ...(roles.series === undefined ? [] : [code`legend: {},`]),
      ]
    }
    case 'BoxChart': {
      const min = findFacts(roles.value)?.min ?? 0
      return min < 0 ? [code`yAxis: { min: ${-roundUp(-min)} },`] : []
    }
    case 'ViolinChart': {
      const x = fields.find(({ field }) => field === roles.x)
      // The chart engine collects violins in an object, where whole numbers come before all others.
      const order = x && x.column.kind === 'number' ? writeOrder(plan, x.field, listPositions(x.column)) : []
      return [code`legend: false,`, ...(order.length > 0 ? [code`meta: { x: { ${order} } },`] : [])]
    }
    case 'TreemapChart':
      return roles.group === undefined ? [code`legend: false,`] : [code`colorField: 'branch',`]
    case 'SunburstChart':
      return [code`innerRadius: 0.25,`, code`drilldown: { enabled: false },`]
    case 'CirclePackingChart':
      return [
        code`color: '#4c80f1',`,
        code`pointStyle: ({ depth }) => ({ fillOpacity: depth === 0 ? 0.05 : 0.3 }),`,
        code`label: { offset: 0, formatter: ({ name, children }) => (children ? '' : name) },`,
        code`legend: false,`,
      ]
    case 'WordCloudChart':
      return [
        code`color: '#3f74e8',`,
        code`random: 0.5,`,
        code`wordStyle: { fontFamily: 'sans-serif', fontSize: [14, 56], rotation: 0 },`,
      ]
    case 'FunnelChart':
    case 'VennChart':
      return [code`legend: false,`]
    case 'RadarChart':
      return [code`radius: 0.8,`, code`point: { size: 3 },`, code`area: {},`]
    case 'DualAxesChart':
      return [
        code`geometryOptions: [{ geometry: ${hasColumns(plan) ? code`'column'` : code`'line'`} }, { geometry: 'line' }],`,
      ]
    case 'BidirectionalBarChart': {
      const end = roundUp(Math.max(findFacts(roles.left)?.max ?? 0, findFacts(roles.right)?.max ?? 0))
      const side = code`{ max: ${end} }`
      const isSame = plan.group === undefined
      const sides = [roles.left, roles.right].map((field) => code`${field ?? code``}: ${side}`)
      return isSame ? [code`yAxis: { ${sides} },`] : []
    }
    case 'BulletChart':
      return [
        code`color: { range: '#dfe5ee', measure: '#4c80f1', target: '#39435a' },`,
        code`label: { measure: false },`,
        code`xAxis: { line: null },`,
      ]
    default:
      return []
  }
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
function writeLowest({ info, fields, fold, range, measures, group, roles }: Plan): Code[] {
  if (group && measures[0]?.method !== 'mean') return []
  const columns = (fold ?? range)?.fields ?? fields.filter(({ field }) => field === roles.y)
  const min = Math.min(...columns.map(({ column }) => getFacts(column).min))
  const max = Math.max(...columns.map(({ column }) => getFacts(column).max))
  // Without it, the part of a range below zero is cut off.
  if (min <= max / 2 && !(range && min < 0)) return []
  const step = 10 ** Math.floor(Math.log10(max - min || 1))
  return [
    code`${info.chart === 'BarChart' ? code`x` : code`y`}Axis: { min: ${Number((Math.floor(min / step) * step).toPrecision(6))} },`,
  ]
}

/** Charts that read their fields through `meta`. */
const HAS_META =
  /^(?:Line|Area|Column|Bar|Pie|Rose|RadialBar|Funnel|Waterfall|Scatter|Heatmap|Radar|DualAxes|BidirectionalBar|Stock)Chart$/

/** The names of the columns and the format of their numbers. */
function writeMeta(plan: Plan, constants: Code[]): Code[] {
  if (!HAS_META.test(plan.info.chart)) return []
  const used = new Set(Object.values(plan.roles))
  const lines: Code[] = []
  const linear = findLinearX(plan)
  let hasNumber = false
  for (const { field, column, isText, precision, cut } of plan.fields) {
    if (!used.has(field)) continue
    const parts = field === column.name ? [] : [code`alias: ${quote(shorten(column.name, 60))}`]
    if (field === linear?.field) parts.push(...writeLinear(getFacts(column)))
    if (!isText && needsFormat(plan, field)) {
      hasNumber = true
      parts.push(code`formatter: (value: number) => ${writeNumber(column.format?.unit)}`)
    }
    if (plan.info.chart === 'HeatmapChart' && isText)
      parts.push(...writeOrder(plan, field, listPositions(column, cut ?? precision)))
    if (parts.length > 0) lines.push(...indent(splitLines(code`${field}: { ${parts} },`)))
  }
  const made = plan.measures.find(({ field }) => used.has(field) && !plan.fields.some((one) => one.field === field))
  if (made && (made.method === 'count' || made.method === 'mean' || plan.fold)) {
    hasNumber = true
    const alias = made.method === 'count' ? code`alias: ${quote(made.label)}, ` : code``
    lines.push(code`  ${made.field}: { ${alias}formatter: (value: number) => ${writeNumber(undefined)} },`)
  }
  if (hasNumber) constants.push(code`const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })`)
  return lines.length > 0 ? [code`meta: {`, ...lines, code`},`] : []
}

/** A continuous axis. Few whole numbers have no ticks in between. */
const writeLinear = ({ isInteger, min, max }: ColumnFacts): Code[] => [
  code`type: 'linear'`,
  ...(isInteger && max - min <= 12 ? [code`tickInterval: 1`] : []),
]

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

function writeNumber(unit: string | undefined): Code {
  if (unit === undefined) return code`number.format(value)`
  return /^[$€£¥₹₩]$/.test(unit)
    ? code`${quote(unit)} + number.format(value)`
    : code`number.format(value) + ${quote(unit === '%' ? unit : ` ${unit}`)}`
}

/** The order of the cells, which is otherwise the order of the data. The first is at the bottom of the y-axis. */
const writeOrder = ({ roles }: Plan, field: Code, values: string[]): Code[] =>
  values.length === 0
    ? []
    : [code`values: ${writeList((field === roles.rows ? values.toReversed() : values).map((value) => quote(value)))}`]

/** The values of a column with an order, as the rows of the chart contain them. */
function listPositions({ kind, order, values }: DataColumn, precision?: number): string[] {
  const different = new Set(values.filter((value) => value !== null))
  if (kind === 'number')
    return Array.from(different, Number)
      .toSorted((a, b) => a - b)
      .map(String)
  const list =
    order ?? (precision === undefined ? [] : Array.from(different, (value) => formatTime(String(value), precision)))
  const positions = order ? list : [...new Set(list)].toSorted()
  return positions.length > 60 ? [] : positions
}
