import { parseSync, Visitor, type ESTree } from 'vite'
import { getFileKind, type DemoFile } from '../../demos/node/index.ts'

type Expression = ESTree.Expression
export type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

/** The value of a name: an expression, or one property of it. */
interface Source {
  node: Expression | FunctionNode
  property?: string
}

export interface DemoCode {
  /** The declarations of all files. Files of a demo share only what they import, so one list is enough. */
  declarations: Map<string, Source[]>
  /** The elements in the code, such as `<LineChart {...config} />`. */
  elements: ESTree.JSXOpeningElement[]
  /** The names that are imported from packages, by their local name. */
  imports: Map<string, string>
}

/** Array methods whose result has the same items. */
const SAME_ITEMS = new Set(['filter', 'slice', 'concat', 'sort', 'toSorted', 'reverse', 'toReversed', 'at', 'find'])
const MAPPING = new Set(['map', 'flatMap', 'forEach'])

/** Parses the modules of a demo. Files with mistakes are reported elsewhere, and give what can be read. */
export function parseDemo(files: DemoFile[]): DemoCode {
  const code: DemoCode = { declarations: new Map(), elements: [], imports: new Map() }
  const declare = (name: string, source: Source) =>
    void code.declarations.set(name, [...(code.declarations.get(name) ?? []), source])
  const bind = (pattern: ESTree.BindingPattern | ESTree.ParamPattern, node: Expression): void => {
    if (pattern.type === 'Identifier') declare(pattern.name, { node })
    // the state in `const [config, setConfig] = useState(…)`
    else if (pattern.type === 'ArrayPattern' && pattern.elements[0]) bind(pattern.elements[0], node)
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties) {
        const local = property.type === 'Property' ? property.value : undefined
        const name = property.type === 'Property' ? getName(property.key) : undefined
        if (local?.type === 'Identifier' && name !== undefined) declare(local.name, { node, property: name })
      }
  }
  const visitor = new Visitor({
    VariableDeclarator: ({ id, init }) => init && bind(id, init),
    FunctionDeclaration: (node) => node.id && declare(node.id.name, { node }),
    ImportDeclaration: ({ specifiers }) => {
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier') continue
        const imported = getName(specifier.imported)
        if (imported === undefined) continue
        code.imports.set(specifier.local.name, imported)
        if (imported !== specifier.local.name) declare(specifier.local.name, { node: specifier.imported })
      }
    },
    // the item in `configs.map((config) => …)`
    CallExpression: ({ callee, arguments: [callback] }) => {
      if (callee.type !== 'MemberExpression' || !MAPPING.has(getMember(callee) ?? '')) return
      const [item] = callback && isFunction(callback) ? callback.params : []
      if (item && item.type !== 'TSParameterProperty') bind(item, callee.object)
    },
    JSXOpeningElement: (element) => void code.elements.push(element),
  })
  for (const { name, source } of files) {
    if (getFileKind(name) === 'module') visitor.visit(parseSync(name, source).program)
  }
  return code
}

/** Deeper than any demo. Stops names that refer to themselves. */
const MAX_DEPTH = 24

/** The values that an expression can have: literals of all kinds, and functions. Items of a list count as its values. */
export function* resolveValues(
  node: Expression | FunctionNode | ESTree.SpreadElement,
  code: DemoCode,
  depth = 0,
): Generator<Expression | FunctionNode> {
  if (depth > MAX_DEPTH) return
  const resolve = (inner: Expression | FunctionNode | ESTree.SpreadElement) => resolveValues(inner, code, depth + 1)
  switch (node.type) {
    case 'Identifier':
      for (const source of code.declarations.get(node.name) ?? [])
        yield* source.property === undefined
          ? resolve(source.node)
          : resolveMember(source.node, source.property, code, depth + 1)
      return
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return yield* resolve(node.expression)
    case 'ConditionalExpression':
      yield* resolve(node.consequent)
      return yield* resolve(node.alternate)
    case 'LogicalExpression':
      yield* resolve(node.left)
      return yield* resolve(node.right)
    case 'SpreadElement':
      return yield* resolve(node.argument)
    case 'ArrayExpression':
      for (const element of node.elements) if (element) yield* resolve(element)
      return
    case 'MemberExpression':
      return yield* resolveMember(node.object, getMember(node), code, depth + 1)
    case 'CallExpression':
      return yield* resolveCall(node, code, depth + 1)
    default:
      yield node
  }
}

/** The values of a property, or of all properties if its name is computed. */
function* resolveMember(
  node: Expression | FunctionNode,
  name: string | undefined,
  code: DemoCode,
  depth: number,
): Generator<Expression | FunctionNode> {
  for (const object of resolveValues(node, code, depth)) {
    if (object.type !== 'ObjectExpression') continue
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') yield* resolveMember(property.argument, name, code, depth + 1)
      else if (name === undefined || getName(property.key) === name)
        yield* resolveValues(property.value, code, depth + 1)
    }
  }
}

function* resolveCall(
  { callee, arguments: args }: ESTree.CallExpression,
  code: DemoCode,
  depth: number,
): Generator<Expression | FunctionNode> {
  const resolve = (node: Expression | FunctionNode | ESTree.SpreadElement) => resolveValues(node, code, depth)
  const [first] = args
  if (callee.type === 'MemberExpression') {
    const method = getMember(callee) ?? ''
    const isStatic = callee.object.type === 'Identifier' && callee.object.name === 'Object'
    if (isStatic && method === 'assign') for (const argument of args) yield* resolve(argument)
    else if (isStatic && first?.type !== 'SpreadElement' && first) yield* resolveMember(first, undefined, code, depth)
    else if (SAME_ITEMS.has(method)) yield* resolve(callee.object)
    else if (MAPPING.has(method) && first) yield* resolveReturned(first, code, depth)
    return
  }
  if (callee.type !== 'Identifier') return
  if (callee.name === 'useMemo' && first) yield* resolveReturned(first, code, depth)
  else if (callee.name === 'useState' && first) yield* resolve(first)
  else yield* resolveReturned(callee, code, depth)
}

/** The values that a function can return. */
export function* resolveReturned(
  node: Expression | FunctionNode | ESTree.SpreadElement,
  code: DemoCode,
  depth = 0,
): Generator<Expression | FunctionNode> {
  for (const value of resolveValues(node, code, depth)) {
    if (!isFunction(value) || !value.body) continue
    const returned = value.body.type === 'BlockStatement' ? listReturned(value.body) : [value.body]
    for (const expression of returned) yield* resolveValues(expression, code, depth + 1)
  }
}

/** The expressions that a block returns, without those of the functions inside it. */
function listReturned(block: ESTree.Statement): Expression[] {
  switch (block.type) {
    case 'ReturnStatement':
      return block.argument ? [block.argument] : []
    case 'BlockStatement':
      return block.body.flatMap(listReturned)
    case 'IfStatement':
      return [block.consequent, ...(block.alternate ? [block.alternate] : [])].flatMap(listReturned)
    case 'SwitchStatement':
      return block.cases.flatMap(({ consequent }) => consequent.flatMap(listReturned))
    default:
      return []
  }
}

export const isFunction = (node: { type: string }): node is FunctionNode =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration'

/** The name of a property in an object or a pattern. Undefined if it is computed. */
export function getName(key: { type: string }): string | undefined {
  const { type, name, value } = key as { type: string; name?: string; value?: unknown }
  if (type === 'Identifier' || type === 'JSXIdentifier') return name
  return type === 'Literal' ? String(value) : undefined
}

/** `b` in `a.b` and `a['b']`. */
function getMember({ computed, property }: ESTree.MemberExpression): string | undefined {
  return computed && property.type !== 'Literal' ? undefined : getName(property)
}
