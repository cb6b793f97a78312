import ts from 'typescript'
import {
  findState,
  findUse,
  isCreatedInRender,
  isList,
  isNumberText,
  isSet,
  listFieldValues,
  readNumber,
  readTexts,
  usesRenderValues,
  type ChartFacts,
} from './chart-facts.ts'
import { visitNodes } from './chart-uses.ts'
import { findDeclarations, listReturned, resolveValues } from './values.ts'

/** A mistake that the types allow. Each is described on a page of the site. */
export interface Trap {
  id: string
  /** Without charts, it concerns all of them. */
  charts?: string[]
  message: string
  /** A section of a page, or of the page of the chart: `#good-to-know`. */
  link: string
  /** The place of the mistake. */
  find: (chart: ChartFacts) => ts.Node | undefined
}

const WITHOUT_DATA = ['GaugeChart', 'LiquidChart', 'ProgressChart', 'RingProgressChart', 'MixChart']
/** Options that are read only once. */
const READ_ONCE = new Set(['onReady', 'chartRef'])
/** Options that name fields with numbers. */
const VALUE_FIELDS = ['yField', 'angleField', 'sizeField', 'weightField', 'measureField', 'targetField', 'binField']
/** Options of charts whose fields of the same name are no numbers. */
const NAMED_TARGETS = ['SankeyChart', 'ChordChart']

export const TRAPS: Trap[] = [
  {
    id: 'missing-height',
    message:
      'No `height`. Without it, the chart takes the height of its container, or 400 px if the container has no height.',
    link: '/guide#height',
    find: (chart) =>
      !chart.element || chart.isOpen || ['height', 'style', 'className'].some((name) => findUse(chart, name))
        ? undefined
        : chart.node,
  },
  {
    id: 'inline-function',
    message:
      'This function is new in every render, so the chart is rebuilt whenever the component renders. Move the config out of the component, or memoize it with `useMemo`.',
    link: '/guide#optimize-re-renders',
    find: (chart) =>
      chart.options.find(
        ({ path, value }) =>
          value &&
          !READ_ONCE.has(path) &&
          resolveValues(value, chart.checker).some(
            (one) => (ts.isArrowFunction(one) || ts.isFunctionExpression(one)) && isCreatedInRender(chart, one),
          ),
      )?.name,
  },
  {
    id: 'memo-with-new-props',
    message:
      'This object or array is new in every render, so `memo` has no effect. Move it out of the component, or memoize it with `useMemo`.',
    link: '/guide#optimize-re-renders',
    find: (chart) =>
      chart.isMemo
        ? chart.options.find(
            ({ path, value }) =>
              value &&
              !path.includes('.') &&
              resolveValues(value, chart.checker).some(
                (one) =>
                  (ts.isObjectLiteralExpression(one) || ts.isArrayLiteralExpression(one)) &&
                  isCreatedInRender(chart, one),
              ),
          )?.name
        : undefined,
  },
  {
    id: 'chart-without-data-not-memoized',
    charts: WITHOUT_DATA,
    message:
      'This chart has no `data`, so every render of this component rebuilds it, even though its props stay the same. Wrap the chart in `memo`, outside the component.',
    link: '/guide#optimize-re-renders',
    find: (chart) => (!chart.isMemo && findState(chart) && !usesRenderValues(chart) ? chart.node : undefined),
  },
  {
    id: 'drill-down-reset',
    charts: ['TreemapChart'],
    message: 'Every render of this component resets the drill-down. Wrap the chart in `memo`, outside the component.',
    link: '#good-to-know',
    find: (chart) => (isSet(chart, 'drilldown') && !chart.isMemo && findState(chart) ? chart.node : undefined),
  },
  {
    id: 'mutated-data',
    message:
      "This changes the array in place. React doesn't detect the change, and a memoized chart isn't redrawn. Create a new array.",
    link: '/guide#update-data',
    find: findMutation,
  },
  {
    id: 'numbers-as-text',
    message: "Numeric values must be numbers. Text such as '12' isn't converted. Use `Number(value)`.",
    link: '#data',
    find: (chart) =>
      VALUE_FIELDS.filter((path) => path !== 'targetField' || !NAMED_TARGETS.includes(chart.component))
        .flatMap((path) => readTexts(chart, path))
        .flatMap((field) => listFieldValues(chart, field))
        .find(isNumberText),
  },
  {
    id: 'numbers-as-categories',
    charts: ['ColumnChart', 'RadarChart', 'RoseChart', 'RadialBarChart'],
    message: 'Categories must be text. Numbers are drawn at the wrong position. Use `String(value)`.',
    link: '#good-to-know',
    find: (chart) => {
      const [field = ''] = readTexts(chart, 'xField')
      return listFieldValues(chart, field).find((value) => ts.isNumericLiteral(value))
    },
  },
  {
    id: 'attributes-on-chart',
    message:
      "`id`, `role`, `aria-*`, and `data-*` aren't applied to the element. Wrap the chart in an element and set them there.",
    link: '/guide#accessibility',
    find: ({ element }) =>
      element?.attributes.properties.find(
        (attribute) => ts.isJsxAttribute(attribute) && /^(?:id|role|aria-.+|data-.+)$/.test(attribute.name.getText()),
      ),
  },
  {
    id: 'overlapping-series',
    charts: ['ColumnChart', 'BarChart'],
    message:
      'With only `seriesField`, the series overlap. Add `isGroup` to place them side by side, or `isStack` to stack them.',
    link: '#good-to-know',
    find: (chart) => {
      const [category = ''] = readTexts(chart, chart.component === 'BarChart' ? 'yField' : 'xField')
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
    find: (chart) =>
      isSet(chart, 'isPercent') && !['isStack', 'isGroup'].some((name) => findUse(chart, name)) && !chart.isOpen
        ? findUse(chart, 'isPercent')?.name
        : undefined,
  },
  {
    id: 'colors-without-series',
    charts: ['ColumnChart', 'AreaChart', 'RoseChart'],
    message: 'An array in `color` requires `seriesField`. Without a series, pass a single color or a function.',
    link: '#good-to-know',
    find: (chart) =>
      isList(chart, 'color') && !findUse(chart, 'seriesField') && !chart.isOpen
        ? findUse(chart, 'color')?.name
        : undefined,
  },
  {
    id: 'size-field-without-size',
    charts: ['ScatterChart'],
    message: '`sizeField` has no effect without a range in `size`, such as `size: [4, 20]`.',
    link: '#good-to-know',
    find: (chart) =>
      isSet(chart, 'sizeField') && !findUse(chart, 'size') && !chart.isOpen
        ? findUse(chart, 'sizeField')?.name
        : undefined,
  },
  {
    id: 'ticks-on-axis',
    message: '`ticks` on an axis throws an error. Set it in `meta` of the field.',
    link: '/api?tab=options#axis-ticks',
    find: (chart) => (findUse(chart, 'xAxis.ticks') ?? findUse(chart, 'yAxis.ticks'))?.name,
  },
  {
    id: 'percent-above-one',
    charts: ['GaugeChart', 'LiquidChart', 'ProgressChart', 'RingProgressChart'],
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
    find: (chart) => {
      const isUsed = isSet(chart, 'drilldown') && !chart.isOpen
      return isUsed && !findUse(chart, 'drilldown.breadCrumb.rootText') ? findUse(chart, 'drilldown')?.name : undefined
    },
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

/** Whether a category has several rows. Rows that are not in the snippet probably do, and computed ones can't be read. */
function hasSeveralRows(chart: ChartFacts, field: string): boolean {
  const values = listFieldValues(chart, field).map((value) => value.getText())
  if (values.length > 0) return new Set(values).size < values.length
  const data = findUse(chart, 'data')?.value
  return !data || !resolveValues(data, chart.checker).some(ts.isCallExpression)
}

const MUTATING = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill'])

/** Finds `rows.push(…)` and `rows[0] = …` inside a function, where `rows` is the data of the chart. */
function findMutation(chart: ChartFacts): ts.Node | undefined {
  const data = findUse(chart, 'data')?.value
  if (!data || !ts.isIdentifier(data)) return undefined
  const declarations = findDeclarations(data, chart.checker)
  const isData = (node: ts.Expression) =>
    ts.isIdentifier(node) && findDeclarations(node, chart.checker).some((one) => declarations.includes(one))
  let found: ts.Node | undefined
  const visit = (node: ts.Node) => {
    const target =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      MUTATING.has(node.expression.name.text)
        ? node.expression.expression
        : ts.isBinaryExpression(node) &&
            node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
            ts.isElementAccessExpression(node.left)
          ? node.left.expression
          : undefined
    if (target && isData(target) && isInFunction(node)) found ??= node
  }
  visitNodes(chart.node.getSourceFile(), visit)
  return found
}

/** Data that is completed at the top of a module is not changed later. */
function isInFunction(node: ts.Node): boolean {
  for (let around: ts.Node | undefined = node; around; around = around.parent)
    if (ts.isFunctionLike(around)) return true
  return false
}
