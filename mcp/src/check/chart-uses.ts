import ts from 'typescript'
import { findComponent, listElements, visitNodes } from '../../../src/library/node/chart-code/elements.ts'
import type { Value } from '../../../src/library/node/chart-code/values.ts'
import { createWalk } from '../../../src/library/node/chart-code/walk.ts'
import type { CheckedProgram } from './program.ts'

/** An option that a snippet sets. */
export interface OptionUse {
  /** Without the names of fields: `meta.alias` for `meta: { sales: { alias } }`. */
  path: string
  name: ts.Node
  value?: Value
}

/** An option that the types do not have. */
export interface UnknownOption {
  path: string
  name: ts.Node
  /** The names that are possible in its place. */
  known: string[]
}

/** A chart in the code: an element, or only an object with its props. */
export interface ChartUse {
  component: string
  node: ts.Node
  element?: ts.JsxOpeningLikeElement
  /** True for `memo(LineChart)`. */
  isMemo: boolean
  /** True if some props are not in the snippet. */
  isOpen: boolean
  options: OptionUse[]
  unknown: UnknownOption[]
}

/** Props of React, which the types of the components have too, but not as options. */
const REACT_PROPS = new Set(['key', 'ref'])

/** Finds the charts in the code and the options that each of them gets. */
export function findCharts({ files, checker, props }: CheckedProgram): ChartUse[] {
  const charts: ChartUse[] = []
  const visited = new Set<ts.Node>()
  const { visitElement, visitObject } = createWalk<Place>({
    checker,
    enterObject(object, place) {
      visited.add(object)
      return place
    },
    *enterProperty({ name, node, value }, { chart, path, types }) {
      if (name === undefined || (path === '' && (REACT_PROPS.has(name) || name.includes('-')))) return
      const { isKnown, isField, inner, names } = findMembers(types, name, checker, node)
      const ownPath = isField ? path : [path, name].filter(Boolean).join('.')
      if (!isKnown) return void chart.unknown.push({ path: ownPath, name: node, known: names })
      if (!isField) chart.options.push({ path: ownPath, name: node, ...(value ? { value } : {}) })
      if (inner.length > 0) yield { chart, path: ownPath, types: inner }
    },
    onUnresolved(value, { chart, path }) {
      if (path === '' && value.kind !== ts.SyntaxKind.NullKeyword && !isNothing(value)) chart.isOpen = true
    },
  })
  const addChart = (chart: Omit<ChartUse, 'options' | 'unknown'>): Place => {
    const use = { ...chart, options: [], unknown: [] }
    charts.push(use)
    const type = props.get(chart.component)
    return { chart: use, path: '', types: type ? [type] : [] }
  }
  for (const element of files.flatMap(listElements)) {
    const found = findComponent(element.tagName, checker)
    if (found && props.has(found.component))
      visitElement(element, addChart({ ...found, node: element.tagName, element, isOpen: false }))
  }
  // objects with a type, such as `const config: LineChartProps = {…}`, that no element in the snippet gets
  for (const file of files)
    visitNodes(file, (node) => {
      const typed = readTypedObject(node)
      if (!typed || visited.has(typed.object) || !props.has(typed.component)) return
      const { component, object, isPartial } = typed
      visitObject(object, addChart({ component, node, isMemo: false, isOpen: isPartial }))
    })
  return charts
}

interface Place {
  chart: ChartUse
  path: string
  /** The types that an object in the code can have. */
  types: ts.Type[]
}

export const isNothing = (node: ts.Node): boolean =>
  node.kind === ts.SyntaxKind.FalseKeyword || (ts.isIdentifier(node) && node.text === 'undefined')

/** An object with an annotation or `satisfies` that names the props of a component. */
function readTypedObject(
  node: ts.Node,
): { component: string; object: ts.ObjectLiteralExpression; isPartial: boolean } | undefined {
  const isTyped = ts.isVariableDeclaration(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node)
  const value = isTyped ? (ts.isVariableDeclaration(node) ? node.initializer : node.expression) : undefined
  const type = isTyped ? node.type?.getText() : undefined
  const [, component] = /\b(\w+Chart)Props\b/.exec(type ?? '') ?? []
  if (component === undefined || !value || !ts.isObjectLiteralExpression(value)) return undefined
  return { component, object: value, isPartial: type !== `${component}Props` }
}

interface Members {
  isKnown: boolean
  /** True if the name is the name of a field, as in `meta`. */
  isField: boolean
  /** The types of objects in its value. Empty if anything is allowed. */
  inner: ts.Type[]
  names: string[]
}

/** Looks for a name in the types. Without types, everything is known. */
function findMembers(types: ts.Type[], name: string, checker: ts.TypeChecker, node: ts.Node): Members {
  const objects = types.flatMap((type) => listObjectTypes(type, checker))
  if (objects.length === 0) return { isKnown: true, isField: false, inner: [], names: [] }
  const declared = objects.flatMap((type) => checker.getPropertyOfType(type, name) ?? [])
  if (declared.length > 0) {
    const inner = declared.map((symbol) => checker.getTypeOfSymbolAtLocation(symbol, node))
    return { isKnown: true, isField: false, inner: inner.some(isAny) ? [] : inner, names: [] }
  }
  const values = objects.flatMap((type) => checker.getIndexTypeOfType(type, ts.IndexKind.String) ?? [])
  if (values.length > 0) return { isKnown: true, isField: true, inner: values.some(isAny) ? [] : values, names: [] }
  const names = objects.flatMap((type) => checker.getPropertiesOfType(type).map((symbol) => symbol.name))
  return { isKnown: false, isField: false, inner: [], names: [...new Set(names)] }
}

const isAny = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Any) !== 0

const MAX_DEPTH = 4

/** The object types in a type: members of a union, items of a list, and results of a function. */
function listObjectTypes(type: ts.Type, checker: ts.TypeChecker, depth = 0): ts.Type[] {
  if (depth > MAX_DEPTH) return []
  const list = (inner: ts.Type) => listObjectTypes(inner, checker, depth + 1)
  if (type.isUnion()) return type.types.flatMap(list)
  if (checker.isArrayLikeType(type)) return checker.getTypeArguments(type as ts.TypeReference).flatMap(list)
  const calls = type.getCallSignatures()
  if (calls.length > 0) return calls.flatMap((call) => list(call.getReturnType()))
  return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? [type] : []
}
