import ts from 'typescript'
import { findMembers, type MemberTypes } from './member-types.ts'
import { SNIPPET_FOLDER, type CheckedProgram } from './program.ts'
import { findDeclarations, getPropertyName, getPropertyValue, listReturned, resolveValues } from './values.ts'

/** An option that a snippet sets. */
export interface OptionUse {
  /** Without the names of fields: `meta.alias` for `meta: { sales: { alias } }`. */
  path: string
  /** Its name in the code. */
  name: ts.Node
  value?: ts.Expression
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

  const visitObject = (object: ts.ObjectLiteralExpression, chart: ChartUse, at: Place): void => {
    if (at.around.includes(object)) return
    visited.add(object)
    const inside = { ...at, around: [...at.around, object] }
    for (const property of object.properties) {
      if (ts.isSpreadAssignment(property)) visitSpread(property.expression, chart, inside)
      else visitMember(getPropertyName(property), property.name ?? property, getPropertyValue(property), chart, inside)
    }
  }
  const visitSpread = (node: ts.Expression, chart: ChartUse, at: Place): void => {
    for (const value of resolveValues(node, checker)) {
      if (ts.isObjectLiteralExpression(value)) visitObject(value, chart, at)
      else if (at.path === '' && !isEmpty(value)) chart.isOpen = true
    }
  }
  const visitMember = (
    name: string | undefined,
    node: ts.Node,
    value: ts.Expression | undefined,
    chart: ChartUse,
    { path, types, around }: Place,
  ): void => {
    if (name === undefined || (path === '' && (REACT_PROPS.has(name) || name.includes('-')))) return
    const { isKnown, isField, inner, names } = findMembers(types, name, checker, node)
    const ownPath = isField ? path : [path, name].filter(Boolean).join('.')
    if (!isKnown) return void chart.unknown.push({ path: ownPath, name: node, known: names })
    if (!isField) chart.options.push({ path: ownPath, name: node, ...(value ? { value } : {}) })
    if (value && inner.length > 0) visitValue(value, chart, { path: ownPath, types: inner, around })
  }
  const visitValue = (value: ts.Expression, chart: ChartUse, at: Place): void => {
    for (const found of resolveValues(value, checker)) {
      if (ts.isObjectLiteralExpression(found)) visitObject(found, chart, at)
      else if (ts.isArrayLiteralExpression(found))
        for (const element of found.elements)
          visitValue(ts.isSpreadElement(element) ? element.expression : element, chart, at)
      else if (ts.isArrowFunction(found) || ts.isFunctionExpression(found))
        for (const returned of listReturned(found, checker))
          if (ts.isObjectLiteralExpression(returned)) visitObject(returned, chart, at)
    }
  }
  const addElement = (element: ts.JsxOpeningLikeElement, component: string, isMemo: boolean): void => {
    const chart: ChartUse = {
      component,
      node: element.tagName,
      element,
      isMemo,
      isOpen: false,
      options: [],
      unknown: [],
    }
    charts.push(chart)
    const at = createPlace(component)
    for (const attribute of element.attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) visitSpread(attribute.expression, chart, at)
      else visitMember(readAttributeName(attribute), attribute.name, readAttribute(attribute), chart, at)
    }
  }
  const createPlace = (component: string): Place => {
    const type = props.get(component)
    return { path: '', types: type ? [type] : [], around: [] }
  }

  for (const file of files)
    visitNodes(file, (node) => {
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return
      const found = findComponent(node.tagName, checker)
      if (found && props.has(found.component)) addElement(node, found.component, found.isMemo)
    })
  // objects with a type, such as `const config: LineChartProps = {…}`, that no element in the snippet gets
  for (const file of files)
    visitNodes(file, (node) => {
      const typed = readTypedObject(node)
      if (!typed || visited.has(typed.object) || !props.has(typed.component)) return
      const { component, object, isPartial } = typed
      const chart: ChartUse = { component, node, isMemo: false, isOpen: isPartial, options: [], unknown: [] }
      charts.push(chart)
      visitObject(object, chart, createPlace(component))
    })
  return charts
}

interface Place {
  path: string
  types: MemberTypes
  /** The objects around the visited one. An object can be spread into itself. */
  around: ts.Node[]
}

const isEmpty = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.FalseKeyword ||
  node.kind === ts.SyntaxKind.NullKeyword ||
  (ts.isIdentifier(node) && node.text === 'undefined')

export function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => visitNodes(child, visit))
}

const readAttributeName = ({ name }: ts.JsxAttribute): string => name.getText()

/** The value of an attribute. `smooth` alone has none. */
function readAttribute({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  if (initializer && ts.isJsxExpression(initializer)) return initializer.expression
  return initializer && ts.isStringLiteral(initializer) ? initializer : undefined
}

/** The component that a tag draws: `LineChart`, or `MemoChart` for `const MemoChart = memo(LineChart)`. */
function findComponent(
  tag: ts.Node,
  checker: ts.TypeChecker,
  isMemo = false,
): { component: string; isMemo: boolean } | undefined {
  if (!ts.isIdentifier(tag)) return undefined
  const symbol = checker.getSymbolAtLocation(tag)
  for (const declaration of symbol?.declarations ?? []) {
    if (ts.isImportSpecifier(declaration)) {
      const name = (declaration.propertyName ?? declaration.name).text
      const [original] = findDeclarations(tag, checker)
      if (!original?.getSourceFile().fileName.startsWith(SNIPPET_FOLDER)) return { component: name, isMemo }
    }
  }
  for (const declaration of findDeclarations(tag, checker)) {
    const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined
    const [first] = value && ts.isCallExpression(value) ? value.arguments : []
    if (value && first && ts.isCallExpression(value))
      return findComponent(first, checker, /\bmemo$/.test(value.expression.getText()))
    if (value) return findComponent(value, checker, isMemo)
  }
  return undefined
}

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
