import ts from 'typescript'

/** The types that an object in the code can have. */
export type MemberTypes = ts.Type[]

export interface Members {
  isKnown: boolean
  /** True if the name is the name of a field, as in `meta`. */
  isField: boolean
  /** The types of objects in its value. Empty if anything is allowed. */
  inner: MemberTypes
  /** The names that the types have. */
  names: string[]
}

/** Looks for a name in the types. Without types, everything is known. */
export function findMembers(types: MemberTypes, name: string, checker: ts.TypeChecker, node: ts.Node): Members {
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
