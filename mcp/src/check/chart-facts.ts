import ts from 'typescript'
import { visitNodes } from '../../../src/library/node/chart-code/elements.ts'
import {
  findDeclarations,
  getPropertyName,
  getPropertyValue,
  listObjects,
  resolveValues,
  type Value,
} from '../../../src/library/node/chart-code/values.ts'
import { isNothing, type ChartUse, type OptionUse } from './chart-uses.ts'

/** Answers questions about a chart in the code. */
export interface ChartFacts extends ChartUse {
  checker: ts.TypeChecker
}

/** The last one wins, as in an object. */
export const findUse = ({ options }: ChartUse, path: string): OptionUse | undefined =>
  options.findLast((option) => option.path === path)

/** Whether the option is set to something else than `false` or `undefined`. */
export function isSet(chart: ChartFacts, path: string): boolean {
  const use = findUse(chart, path)
  return use !== undefined && (!use.value || resolveValues(use.value, chart.checker).some((value) => !isNothing(value)))
}

const resolve = (chart: ChartFacts, path: string): Value[] => {
  const use = findUse(chart, path)
  return use?.value ? resolveValues(use.value, chart.checker) : []
}

/** The texts of an option, also of a list of texts. */
export const readTexts = (chart: ChartFacts, path: string): string[] =>
  resolve(chart, path)
    .flatMap((value) => (ts.isArrayLiteralExpression(value) ? [...value.elements] : [value]))
    .flatMap((value) => (ts.isStringLiteralLike(value) ? [value.text] : []))

export const readNumber = (chart: ChartFacts, path: string): number | undefined => {
  const [value, ...others] = resolve(chart, path)
  return value && others.length === 0 && ts.isNumericLiteral(value) ? Number(value.text) : undefined
}

export const isList = (chart: ChartFacts, path: string): boolean =>
  resolve(chart, path).some((value) => ts.isArrayLiteralExpression(value))

/** The values of a field in rows that are literals. */
export function listFieldValues(chart: ChartFacts, field: string): Value[] {
  const data = findUse(chart, 'data')?.value
  if (!data) return []
  return listObjects(data, chart.checker).flatMap((row) =>
    row.properties.flatMap((property) =>
      getPropertyName(property) === field ? (getPropertyValue(property) ?? []) : [],
    ),
  )
}

const NUMBER_TEXT = /^\s*-?\d+(?:[.,]\d+)*\s*%?\s*$/

export const isNumberText = (node: ts.Node): boolean => ts.isStringLiteral(node) && NUMBER_TEXT.test(node.text)

/** The node and everything around it, the innermost first. */
export const listAround = (node: ts.Node | undefined): ts.Node[] => (node ? [node, ...listAround(node.parent)] : [])

/** The outermost function around the element: the component that draws the chart. */
const findRenderFunction = ({ element }: ChartUse): ts.Node | undefined =>
  listAround(element).findLast((node) => ts.isFunctionLike(node))

const isCall = (node: ts.Node, name: RegExp): boolean =>
  ts.isCallExpression(node) && name.test(node.expression.getText())

const KEEPING_HOOK = /\buse(?:Memo|Callback|State|Ref|Reducer|Effect|LayoutEffect|EffectEvent)$/

/** Whether a value is created again in every render of the component that draws the chart. */
export function isCreatedInRender(chart: ChartUse, value: ts.Node): boolean {
  const render = findRenderFunction(chart)
  const around = listAround(value)
  const end = around.findIndex((node) => node === render)
  return end >= 0 && !around.slice(0, end).some((node) => isCall(node, KEEPING_HOOK))
}

const STATE_HOOK = /\buse(?:State|Reducer|Context|SyncExternalStore|Query)$/

/** The first call of a hook that renders the component again. */
export function findState(chart: ChartUse): ts.Node | undefined {
  const render = findRenderFunction(chart)
  let found: ts.Node | undefined
  if (render)
    visitNodes(render, (node) => {
      if (isCall(node, STATE_HOOK)) found ??= node
    })
  return found
}

/** Whether the props of the element depend on variables of the component, such as its state. */
export function usesRenderValues(chart: ChartFacts): boolean {
  const render = findRenderFunction(chart)
  let isUsed = false
  for (const attribute of chart.element?.attributes.properties ?? [])
    visitNodes(attribute, (node) => {
      const declarations = ts.isIdentifier(node) ? findDeclarations(node, chart.checker) : []
      isUsed ||= declarations.some(
        (one) => one !== attribute && listAround(one.parent).some((outer) => outer === render),
      )
    })
  return isUsed
}

/** A mistake that the types allow. Each is described on a page of the site. */
export interface Trap {
  id: string
  /** Without charts, it concerns all of them. */
  charts?: string[]
  message: string
  /** A section of a page, or of the page of the chart: `#good-to-know`. */
  link: string
  find: (chart: ChartFacts) => ts.Node | undefined
}
