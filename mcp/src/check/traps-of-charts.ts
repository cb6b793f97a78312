import ts from 'typescript'
import { listChartsWith } from '../../../src/library/charts/index.ts'
import {
  findUse,
  isList,
  isNumberText,
  isSet,
  listFieldValues,
  readNumber,
  readTexts,
  type ChartFacts,
  type Trap,
} from './chart-facts.ts'
import { listReturned, resolveValues, type Value } from '../../../src/library/node/chart-code/values.ts'

/** Options that name fields with numbers. */
const VALUE_FIELDS = ['yField', 'angleField', 'sizeField', 'weightField', 'measureField', 'targetField', 'binField']
/** Charts in which options of the same name are for categories or nodes. */
const OWN_VALUE_FIELDS: Record<string, string[]> = {
  BarChart: ['xField'],
  HeatmapChart: ['sizeField'],
  SankeyChart: ['weightField'],
  ChordChart: ['weightField'],
}

/** Data and options that a chart draws in an unexpected way. */
export const CHART_TRAPS: Trap[] = [
  {
    id: 'numbers-as-text',
    message: "Numeric values must be numbers. Text such as '12' isn't converted. Use `Number(value)`.",
    link: '#data',
    find: (chart) =>
      hasSwappedFields(chart)
        ? undefined
        : (OWN_VALUE_FIELDS[chart.component] ?? VALUE_FIELDS)
            .flatMap((path) => listValues(chart, path))
            .find(isNumberText),
  },
  {
    id: 'swapped-bar-fields',
    charts: ['BarChart'],
    message: 'In a bar chart, `xField` is the value and `yField` is the category. Swap them.',
    link: '#xfield',
    find: (chart) => (hasSwappedFields(chart) ? findUse(chart, 'xField')?.name : undefined),
  },
  {
    id: 'numbers-as-categories',
    charts: ['ColumnChart', 'BarChart', 'RadarChart', 'RoseChart', 'RadialBarChart'],
    message: 'Categories must be text. Numbers are drawn at the wrong position. Use `String(value)`.',
    link: '#good-to-know',
    find: (chart) => {
      const values = listValues(chart, getCategoryOption(chart))
      const numbers = values.filter(ts.isNumericLiteral)
      if (chart.component !== 'ColumnChart' && chart.component !== 'BarChart') return numbers[0]
      // a number moves its bar to the category with this index, so years are harmless
      const categories = [...new Set(values.map((value) => value.getText()))]
      return numbers.find(({ text }) => (categories[Number(text)] ?? text) !== text)
    },
  },
  {
    id: 'overlapping-series',
    charts: ['ColumnChart', 'BarChart'],
    message:
      'With only `seriesField`, the series overlap. Add `isGroup` to place them side by side, or `isStack` to stack them.',
    link: '#good-to-know',
    find: (chart) => {
      const [category = ''] = readTexts(chart, getCategoryOption(chart))
      const series = readTexts(chart, 'seriesField')
      const isPlaced = ['isGroup', 'isStack', 'isRange'].some((name) => findUse(chart, name))
      if (series.length === 0 || series.includes(category) || isPlaced || chart.isOpen) return undefined
      return hasSeveralRows(chart, category) ? findUse(chart, 'seriesField')?.name : undefined
    },
  },
  {
    id: 'percent-without-stack',
    charts: ['ColumnChart', 'BarChart'],
    message: '`isPercent` also requires `isStack`. Without it, the shares overlap.',
    link: '#good-to-know',
    find: (chart) => (isSet(chart, 'isPercent') ? findWithout(chart, 'isPercent', 'isStack', 'isGroup') : undefined),
  },
  {
    id: 'colors-without-series',
    charts: ['ColumnChart', 'AreaChart', 'RoseChart'],
    message: 'An array in `color` requires `seriesField`. Without a series, pass a single color or a function.',
    link: '#good-to-know',
    find: (chart) => (isList(chart, 'color') ? findWithout(chart, 'color', 'seriesField') : undefined),
  },
  {
    id: 'size-field-without-size',
    charts: ['ScatterChart'],
    message: '`sizeField` has no effect without a range in `size`, such as `size: [4, 20]`.',
    link: '#good-to-know',
    find: (chart) => (isSet(chart, 'sizeField') ? findWithout(chart, 'sizeField', 'size') : undefined),
  },
  {
    id: 'ticks-on-axis',
    message: '`ticks` on an axis throws an error. Set it in `meta` of the field.',
    link: '/api?tab=options#axis-ticks',
    find: (chart) => (findUse(chart, 'xAxis.ticks') ?? findUse(chart, 'yAxis.ticks'))?.name,
  },
  {
    id: 'percent-above-one',
    charts: listChartsWith('share'),
    message: '`percent` is a share from 0 to 1. Divide your value by the end of its scale.',
    link: '#percent',
    find: (chart) => ((readNumber(chart, 'percent') ?? 0) > 1 ? findUse(chart, 'percent')?.name : undefined),
  },
  {
    id: 'gauge-ticks-above-one',
    charts: ['GaugeChart'],
    message: '`range.ticks` go from 0 to 1, like `percent`.',
    link: '#good-to-know',
    find: (chart) => {
      const use = findUse(chart, 'range.ticks')
      const lists = use?.value ? resolveValues(use.value, chart.checker) : []
      const ticks = lists.flatMap((list) => (ts.isArrayLiteralExpression(list) ? [...list.elements] : []))
      return ticks.find((tick) => ts.isNumericLiteral(tick) && Number(tick.text) > 1)
    },
  },
  {
    id: 'price-order',
    charts: ['StockChart'],
    message:
      'The order of `yField` is open, close, high, low. In the order of price feeds, every period counts as rising.',
    link: '#good-to-know',
    find: (chart) => {
      const [, second = '', , last = ''] = readTexts(chart, 'yField')
      return /high|max/i.test(second) && /close/i.test(last) ? findUse(chart, 'yField')?.name : undefined
    },
  },
  {
    id: 'sets-field-name',
    charts: ['VennChart'],
    message: 'The field in `setsField` must be named `sets`. With any other name, the chart throws an error.',
    link: '#good-to-know',
    find: (chart) =>
      readTexts(chart, 'setsField').some((field) => field !== 'sets') ? findUse(chart, 'setsField')?.name : undefined,
  },
  {
    id: 'sankey-centered-nodes',
    charts: ['SankeyChart'],
    message: "`nodeAlign: 'center'` is broken: nodes without incoming links disappear.",
    link: '#good-to-know',
    find: (chart) => (readTexts(chart, 'nodeAlign').includes('center') ? findUse(chart, 'nodeAlign')?.name : undefined),
  },
  {
    id: 'white-sankey-labels',
    charts: ['SankeyChart'],
    message:
      'A `label.callback` replaces the default one, and labels turn white. Return `style.fill` from it, or return no `style` and set `label.style.fill`.',
    link: '#good-to-know',
    find: (chart) => {
      const use = findUse(chart, 'label.callback')
      const isFilled = findUse(chart, 'label.style.fill') !== undefined
      const returned = use?.value ? listReturned(use.value, chart.checker).filter(ts.isObjectLiteralExpression) : []
      // a style that is returned replaces the one of all labels
      const isWhite = (code: string) => !/\bfill\b/.test(code) && (!isFilled || /\bstyle\b/.test(code))
      return returned.some((object) => isWhite(object.getText())) ? use?.name : undefined
    },
  },
  {
    id: 'chinese-breadcrumb',
    charts: ['TreemapChart'],
    message: 'The name of the top level in the breadcrumb is Chinese by default. Set `drilldown.breadCrumb.rootText`.',
    link: '#drilldown-breadcrumb-roottext',
    find: (chart) =>
      isSet(chart, 'drilldown') ? findWithout(chart, 'drilldown', 'drilldown.breadCrumb.rootText') : undefined,
  },
  {
    id: 'legacy-visible',
    message:
      '`visible` is from version 1. Use `false` instead of the object to hide it, and the object without `visible` to show it.',
    link: '/recipes#migrate-from-version-1-title-description-forcefit',
    find: ({ options, unknown }) =>
      [...options, ...unknown].find(({ path }) => /^(?:legend|xAxis|yAxis|label|tooltip|point)\.visible$/.test(path))
        ?.name,
  },
]

const getCategoryOption = ({ component }: ChartFacts): string => (component === 'BarChart' ? 'yField' : 'xField')

/** The values of the fields that an option names. */
const listValues = (chart: ChartFacts, option: string): Value[] =>
  readTexts(chart, option).flatMap((field) => listFieldValues(chart, field))

/** Whether a bar chart has its fields in the order of a column chart. */
const hasSwappedFields = (chart: ChartFacts): boolean =>
  chart.component === 'BarChart' &&
  listValues(chart, 'xField').some(ts.isStringLiteral) &&
  listValues(chart, 'yField').some(ts.isNumericLiteral)

/** The place of an option that needs one of the others, if none of them is set. */
const findWithout = (chart: ChartFacts, path: string, ...needed: string[]): ts.Node | undefined =>
  chart.isOpen || needed.some((name) => findUse(chart, name)) ? undefined : findUse(chart, path)?.name

/** Whether a category has several rows. Rows that are not in the snippet probably do, and computed ones can't be read. */
function hasSeveralRows(chart: ChartFacts, field: string): boolean {
  const values = listFieldValues(chart, field).map((value) => value.getText())
  if (values.length > 0) return new Set(values).size < values.length
  const data = findUse(chart, 'data')?.value
  return !data || !resolveValues(data, chart.checker).some(ts.isCallExpression)
}
