import ts from 'typescript'

export interface UnionMember {
  type: ts.Type
  node: ts.TypeNode | undefined
  /** The name of the nested union that it belongs to. */
  alias?: string
}

/** The members of a union in source order, without `undefined`. Another type is its own only member. */
export function listUnionMembers(checker: ts.TypeChecker, type: ts.Type, node: ts.TypeNode | undefined): UnionMember[] {
  const unwrapped = node && unwrapNode(checker, node)
  if (unwrapped && ts.isUnionTypeNode(unwrapped) && type.isUnion()) {
    const members = unwrapped.types.flatMap((member) => {
      const nested = listUnionMembers(checker, checker.getTypeFromTypeNode(member), member)
      return nested.length > 1
        ? nested.map((part) => ({ ...part, alias: part.alias ?? getNodeName(checker, member) }))
        : nested
    })
    // the source of a generic type has type parameters instead of the actual types
    const known = new Set(type.types)
    if (members.every((member) => known.has(member.type) || member.type.flags & ts.TypeFlags.Boolean)) return members
  }
  if (type.flags & ts.TypeFlags.Undefined) return []
  if (type.flags & ts.TypeFlags.Boolean || !type.isUnion()) return [{ type, node: unwrapped }]
  const members = type.types.filter((member) => !(member.flags & ts.TypeFlags.Undefined))
  const booleans = members.filter((member) => member.flags & ts.TypeFlags.BooleanLiteral)
  // TypeScript splits boolean into true and false
  const others = members.filter((member) => !booleans.includes(member))
  const whole = booleans.length < 2 ? members : [checker.getBooleanType(), ...others]
  return whole.map((member) => ({ type: member, node: whole.length === 1 ? unwrapped : undefined }))
}

/** Resolves aliases without parameters and removes parentheses. */
function unwrapNode(checker: ts.TypeChecker, node: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(node)) return unwrapNode(checker, node.type)
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return node
  const symbol = checker.getSymbolAtLocation(node.typeName)
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const alias = target?.declarations?.find(ts.isTypeAliasDeclaration)
  return alias && !alias.typeParameters ? unwrapNode(checker, alias.type) : node
}

/** The name of the alias or interface in the source. A type parameter such as T is not a name. */
export function getNodeName(checker: ts.TypeChecker, node: ts.TypeNode | undefined): string | undefined {
  if (!node || !ts.isTypeReferenceNode(node) || node.typeArguments) return undefined
  const symbol = checker.getSymbolAtLocation(node.typeName)
  if (!symbol || symbol.flags & ts.SymbolFlags.TypeParameter) return undefined
  return ts.isIdentifier(node.typeName) ? node.typeName.text : node.typeName.right.text
}
