import ts from 'typescript'

/** Deeper than any snippet. Stops names that refer to themselves. */
const MAX_DEPTH = 24

/** Array methods whose result has the same items. */
const SAME_ITEMS = new Set(['filter', 'slice', 'concat', 'sort', 'toSorted', 'reverse', 'toReversed'])

/** The values that an expression can have, as literals and functions. What cannot be resolved is returned as it is. */
export function resolveValues(node: ts.Expression, checker: ts.TypeChecker, depth = 0): ts.Expression[] {
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
  if (ts.isIdentifier(node)) {
    if (node.text === 'undefined') return [node]
    const sources = findDeclarations(node, checker).flatMap((one) => readDeclaration(one, checker, depth + 1))
    return sources.length > 0 ? sources : [node]
  }
  if (ts.isPropertyAccessExpression(node)) {
    const found = readMember(node.expression, node.name.text, checker, depth + 1)
    return found.length > 0 ? found : [node]
  }
  if (ts.isCallExpression(node)) {
    const found = resolveCall(node, checker, depth + 1)
    return found.length > 0 ? found : [node]
  }
  return [node]
}

const isLogical = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken ||
  kind === ts.SyntaxKind.AmpersandAmpersandToken

export function findDeclarations(node: ts.Identifier, checker: ts.TypeChecker): ts.Declaration[] {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  if (!symbol) return []
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return original.declarations ?? []
}

function readDeclaration(declaration: ts.Declaration, checker: ts.TypeChecker, depth: number): ts.Expression[] {
  if (ts.isVariableDeclaration(declaration))
    return declaration.initializer ? resolveValues(declaration.initializer, checker, depth) : []
  if (!ts.isBindingElement(declaration)) return []
  const { parent } = declaration
  const source = ts.isVariableDeclaration(parent.parent) ? parent.parent.initializer : undefined
  if (!source) return []
  // the state in `const [rows, setRows] = useState(…)`
  if (ts.isArrayBindingPattern(parent))
    return parent.elements[0] === declaration ? resolveValues(source, checker, depth) : []
  const name = declaration.propertyName ?? declaration.name
  return ts.isIdentifier(name) ? readMember(source, name.text, checker, depth) : []
}

function readMember(object: ts.Expression, name: string, checker: ts.TypeChecker, depth: number): ts.Expression[] {
  return resolveValues(object, checker, depth).flatMap((value) =>
    ts.isObjectLiteralExpression(value)
      ? value.properties.flatMap((property) =>
          getPropertyName(property) === name ? resolveProperty(property, checker, depth) : [],
        )
      : [],
  )
}

/** The value of a property. Undefined for methods and accessors. */
export function getPropertyValue(property: ts.ObjectLiteralElementLike): ts.Expression | undefined {
  if (ts.isPropertyAssignment(property)) return property.initializer
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined
}

const resolveProperty = (property: ts.ObjectLiteralElementLike, checker: ts.TypeChecker, depth: number) => {
  const value = getPropertyValue(property)
  return value ? resolveValues(value, checker, depth + 1) : []
}

export function getPropertyName({ name }: ts.ObjectLiteralElementLike | ts.JsxAttribute): string | undefined {
  if (!name) return undefined
  if (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) return name.text
  return ts.isJsxNamespacedName(name) ? name.name.text : undefined
}

function resolveCall(
  { expression, arguments: [first] }: ts.CallExpression,
  checker: ts.TypeChecker,
  depth: number,
): ts.Expression[] {
  if (ts.isPropertyAccessExpression(expression)) {
    const method = expression.name.text
    if (method === 'useMemo' && first) return listReturned(first, checker, depth)
    if (method === 'useState' && first) return resolveValues(first, checker, depth)
    if (SAME_ITEMS.has(method)) return resolveValues(expression.expression, checker, depth)
    return []
  }
  if (!ts.isIdentifier(expression) || !first) return []
  if (expression.text === 'useMemo') return listReturned(first, checker, depth)
  return expression.text === 'useState'
    ? resolveValues(first, checker, depth).flatMap((value) =>
        ts.isArrowFunction(value) ? listReturned(value, checker, depth) : [value],
      )
    : []
}

/** The values that a function can return. */
export function listReturned(node: ts.Expression, checker: ts.TypeChecker, depth = 0): ts.Expression[] {
  return resolveValues(node, checker, depth).flatMap((value) => {
    if (!ts.isArrowFunction(value) && !ts.isFunctionExpression(value)) return []
    if (!ts.isBlock(value.body)) return resolveValues(value.body, checker, depth + 1)
    return listReturns(value.body).flatMap((returned) => resolveValues(returned, checker, depth + 1))
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

/** The objects in a list, or the object itself. */
export const listObjects = (node: ts.Expression, checker: ts.TypeChecker): ts.ObjectLiteralExpression[] =>
  resolveValues(node, checker).flatMap((value): ts.ObjectLiteralExpression[] => {
    if (ts.isObjectLiteralExpression(value)) return [value]
    if (!ts.isArrayLiteralExpression(value)) return []
    return value.elements.flatMap((element) =>
      listObjects(ts.isSpreadElement(element) ? element.expression : element, checker),
    )
  })
