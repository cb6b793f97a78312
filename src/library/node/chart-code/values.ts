import ts from 'typescript'

/** Deeper than any demo or snippet. Stops names that refer to themselves. */
const MAX_DEPTH = 24

/** Array methods whose result has the same items. */
const SAME_ITEMS = new Set(['filter', 'slice', 'concat', 'sort', 'toSorted', 'reverse', 'toReversed'])
const ONE_ITEM = new Set(['at', 'find'])
const MAPPING = new Set(['map', 'flatMap', 'forEach'])

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration
export type Value = ts.Expression | ts.FunctionDeclaration | ts.MethodDeclaration

export const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node)

/** The values that an expression can have, as literals and functions. What cannot be resolved is returned as it is. */
export function resolveValues(node: Value, checker: ts.TypeChecker, depth = 0): Value[] {
  if (depth > MAX_DEPTH) return [node]
  const resolve = (inner: ts.Expression) => resolveValues(inner, checker, depth + 1)
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  )
    return resolve(node.expression)
  if (ts.isConditionalExpression(node)) return [...resolve(node.whenTrue), ...resolve(node.whenFalse)]
  if (ts.isBinaryExpression(node) && isLogical(node.operatorToken.kind))
    return [...resolve(node.left), ...resolve(node.right)]
  const found = findSources(node, checker, depth + 1)
  return found.length > 0 ? found : [node]
}

const isLogical = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken ||
  kind === ts.SyntaxKind.AmpersandAmpersandToken

/** The possible values of a name, a property or a call. */
function findSources(node: Value, checker: ts.TypeChecker, depth: number): Value[] {
  if (ts.isIdentifier(node))
    return node.text === 'undefined'
      ? []
      : findDeclarations(node, checker).flatMap((one) => readDeclaration(one, checker, depth))
  if (ts.isPropertyAccessExpression(node)) return readMember(node.expression, node.name.text, checker, depth)
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: key } = node
    return readMember(node.expression, ts.isStringLiteralLike(key) ? key.text : undefined, checker, depth)
  }
  return ts.isCallExpression(node) ? resolveCall(node, checker, depth) : []
}

export function findDeclarations(node: ts.Identifier, checker: ts.TypeChecker): ts.Declaration[] {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  if (!symbol) return []
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return original.declarations ?? []
}

function readDeclaration(declaration: ts.Declaration, checker: ts.TypeChecker, depth: number): Value[] {
  if (ts.isFunctionDeclaration(declaration)) return [declaration]
  if (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration))
    return readSource(declaration, checker, depth)
  if (!ts.isBindingElement(declaration)) return []
  const { parent } = declaration
  if (ts.isBindingElement(parent.parent)) return []
  // the state in `const [rows, setRows] = useState(…)`
  if (ts.isArrayBindingPattern(parent))
    return parent.elements[0] === declaration ? readSource(parent.parent, checker, depth) : []
  const name = declaration.propertyName ?? declaration.name
  if (!ts.isIdentifier(name)) return []
  return readSource(parent.parent, checker, depth).flatMap((value) => readMember(value, name.text, checker, depth))
}

/** The initial values of a variable, or the items that a callback gets, as in `configs.map((config) => …)`. */
function readSource(
  declaration: ts.VariableDeclaration | ts.ParameterDeclaration,
  checker: ts.TypeChecker,
  depth: number,
): Value[] {
  if (ts.isVariableDeclaration(declaration))
    return declaration.initializer ? resolveValues(declaration.initializer, checker, depth) : []
  const call = declaration.parent.parent
  const isItem = ts.isCallExpression(call) && getCallback(call)?.parameters[0] === declaration
  return isItem && ts.isPropertyAccessExpression(call.expression)
    ? resolveItems(call.expression.expression, checker, true, depth)
    : []
}

/** The function in `list.map(…)`. */
function getCallback({ expression, arguments: [first] }: ts.CallExpression): FunctionNode | undefined {
  const isMapping = ts.isPropertyAccessExpression(expression) && MAPPING.has(expression.name.text)
  return isMapping && first && isFunction(first) ? first : undefined
}

/** The values of a property, or of all properties if its name is computed. */
function readMember(object: Value, name: string | undefined, checker: ts.TypeChecker, depth: number): Value[] {
  const objects = resolveItems(object, checker, true, depth).filter(ts.isObjectLiteralExpression)
  return objects.flatMap(({ properties }) =>
    properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) return readMember(property.expression, name, checker, depth + 1)
      const found = name === undefined || getPropertyName(property) === name ? getPropertyValue(property) : undefined
      return found ? resolveValues(found, checker, depth + 1) : []
    }),
  )
}

/** The value of a property. Undefined for accessors. */
export function getPropertyValue(property: ts.ObjectLiteralElementLike): Value | undefined {
  if (ts.isPropertyAssignment(property)) return property.initializer
  if (ts.isMethodDeclaration(property)) return property
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined
}

export function getPropertyName({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name))
    ? name.text
    : undefined
}

function resolveCall(call: ts.CallExpression, checker: ts.TypeChecker, depth: number): Value[] {
  const { expression, arguments: args } = call
  const [first] = args
  const object = ts.isPropertyAccessExpression(expression) ? expression.expression : undefined
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
  if (first && name === 'useMemo') return listReturned(first, checker, depth)
  if (first && name === 'useState')
    return resolveValues(first, checker, depth).flatMap((value) =>
      isFunction(value) ? listReturned(value, checker, depth) : [value],
    )
  if (!object) return listReturned(expression, checker, depth)
  if (object.getText() === 'Object') {
    if (name === 'assign') return args.flatMap((argument) => resolveValues(argument, checker, depth))
    return first ? readMember(first, undefined, checker, depth) : []
  }
  if (SAME_ITEMS.has(name)) return resolveValues(object, checker, depth)
  return ONE_ITEM.has(name) ? resolveItems(object, checker, true, depth) : []
}

/** The values that a function can return. */
export function listReturned(node: Value, checker: ts.TypeChecker, depth = 0): Value[] {
  return resolveValues(node, checker, depth).flatMap((value) => {
    if (!isFunction(value) || !value.body) return []
    const returned = ts.isBlock(value.body) ? listReturns(value.body) : [value.body]
    return returned.flatMap((one) => resolveValues(one, checker, depth + 1))
  })
}

/** The expressions that a block returns, without those of the functions inside it. */
function listReturns(node: ts.Node): ts.Expression[] {
  if (ts.isReturnStatement(node)) return node.expression ? [node.expression] : []
  if (ts.isFunctionLike(node)) return []
  const found: ts.Expression[] = []
  ts.forEachChild(node, (child) => void found.push(...listReturns(child)))
  return found
}

/** The items of a list, also of one that `map` returns, or the value itself. */
export function resolveItems(node: Value, checker: ts.TypeChecker, followsCalls = true, depth = 0): Value[] {
  const listItems = (item: Value) => resolveItems(item, checker, followsCalls, depth + 1)
  return resolveValues(node, checker, depth).flatMap((value) => {
    if (ts.isArrayLiteralExpression(value))
      return value.elements.flatMap((element) => listItems(ts.isSpreadElement(element) ? element.expression : element))
    const canFollow = followsCalls && depth <= MAX_DEPTH && ts.isCallExpression(value)
    const callback = canFollow ? getCallback(value) : undefined
    return callback ? listReturned(callback, checker, depth + 1).flatMap(listItems) : [value]
  })
}

/** The objects in a list, or the object itself. */
export const listObjects = (node: Value, checker: ts.TypeChecker): ts.ObjectLiteralExpression[] =>
  resolveItems(node, checker).filter(ts.isObjectLiteralExpression)
