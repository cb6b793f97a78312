import ts from 'typescript'

export interface Constituent {
  type: ts.Type
  node: ts.TypeNode | undefined
  /** The union inside the union that it belongs to, by its name. */
  alias?: string
}

/** The members of a union as they are written; the type itself where it is none. `undefined` says only that an option may be left out. */
export function constituents(checker: ts.TypeChecker, type: ts.Type, node: ts.TypeNode | undefined): Constituent[] {
  const written = node && unionNodes(checker, node)
  if (written && type.isUnion()) {
    const members = written.flatMap((member) => {
      const inside = constituents(checker, checker.getTypeFromTypeNode(member), member)
      return inside.length > 1
        ? inside.map((part) => ({ ...part, alias: part.alias ?? nodeName(checker, member) }))
        : inside
    })
    // in a generic type it is the parameters that are written, not what stands for them
    const known = new Set(type.types)
    if (members.every((member) => known.has(member.type) || member.type.flags & ts.TypeFlags.Boolean)) return members
  }
  if (type.flags & ts.TypeFlags.Undefined) return []
  if (type.flags & ts.TypeFlags.Boolean || !type.isUnion()) return [{ type, node: node && inner(checker, node) }]
  const members = type.types.filter((member) => !(member.flags & ts.TypeFlags.Undefined))
  const booleans = members.filter((member) => member.flags & ts.TypeFlags.BooleanLiteral)
  // TypeScript takes boolean apart into true and false
  const whole =
    booleans.length < 2
      ? members
      : [checker.getBooleanType(), ...members.filter((member) => !booleans.includes(member))]
  return whole.length === 1
    ? whole.map((member) => ({ type: member, node: node && inner(checker, node) }))
    : whole.map((member) => ({ type: member, node: undefined }))
}

function unionNodes(checker: ts.TypeChecker, node: ts.TypeNode): readonly ts.TypeNode[] | undefined {
  const open = inner(checker, node)
  return ts.isUnionTypeNode(open) ? open.types : undefined
}

/** What an alias without parameters stands for, and what parentheses hold. */
function inner(checker: ts.TypeChecker, node: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(node)) return inner(checker, node.type)
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return node
  const symbol = checker.getSymbolAtLocation(node.typeName)
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const alias = target?.declarations?.find(ts.isTypeAliasDeclaration)
  return alias && !alias.typeParameters ? inner(checker, alias.type) : node
}

/** The alias or interface that a type is written as. A parameter such as T names nothing. */
export function nodeName(checker: ts.TypeChecker, node: ts.TypeNode | undefined): string | undefined {
  if (!node || !ts.isTypeReferenceNode(node) || node.typeArguments) return undefined
  const symbol = checker.getSymbolAtLocation(node.typeName)
  if (!symbol || symbol.flags & ts.SymbolFlags.TypeParameter) return undefined
  return ts.isIdentifier(node.typeName) ? node.typeName.text : node.typeName.right.text
}
