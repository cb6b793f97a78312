import ts from 'typescript'
import {
  findState,
  findUse,
  isCreatedInRender,
  isSet,
  listAround,
  usesRenderValues,
  type ChartFacts,
  type Trap,
} from './chart-facts.ts'
import { visitNodes } from '../../../src/library/node/chart-code/elements.ts'
import { findDeclarations, resolveValues } from '../../../src/library/node/chart-code/values.ts'

const WITHOUT_DATA = ['GaugeChart', 'LiquidChart', 'ProgressChart', 'RingProgressChart', 'MixChart']
/** Options that are read only once. */
const READ_ONCE = new Set(['onReady', 'chartRef'])
/** How a chart is used in a component. */
export const REACT_TRAPS: Trap[] = [
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
    id: 'attributes-on-chart',
    message:
      "`id`, `role`, `aria-*`, and `data-*` aren't applied to the element. Wrap the chart in an element and set them there.",
    link: '/guide#accessibility',
    find: ({ element }) =>
      element?.attributes.properties.find(
        (attribute) => ts.isJsxAttribute(attribute) && /^(?:id|role|aria-.+|data-.+)$/.test(attribute.name.getText()),
      ),
  },
]

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
    // data that is completed at the top of a module is not changed later
    if (target && isData(target) && listAround(node).some((around) => ts.isFunctionLike(around))) found ??= node
  }
  visitNodes(chart.node.getSourceFile(), visit)
  return found
}
