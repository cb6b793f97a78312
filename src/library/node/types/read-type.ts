import ts from 'typescript'
import { formatType, namedType, uniteTypes, type OptionType, type TypeMember } from '../../shared/option-type.ts'
import type { Define } from './definition-names.ts'
import { getNodeName, listUnionMembers } from './unions.ts'

/** A longer object type in a callback is shortened to `object`. */
const MAX_LITERAL_LENGTH = 90

interface ReadContext {
  /** Whether users write the value as an option. The parameters of a callback are not written. */
  written: boolean
  suggestedName?: string
  /** Inside an object literal, where further literals are not read. */
  inLiteral?: boolean
}

/** Reads a type for readers: unions in full and in source order, options objects by name. */
export function readType(
  checker: ts.TypeChecker,
  optionType: ts.Type,
  optionNode: ts.TypeNode | undefined,
  define: Define,
): OptionType {
  return read(optionType, optionNode, { written: true })

  function read(whole: ts.Type, node: ts.TypeNode | undefined, context: ReadContext): OptionType {
    const name = getNodeName(checker, node)
    const members = listUnionMembers(checker, whole, node)
    const [only] = members
    if (!only) return namedType('undefined')
    // parameters of a callback show only their name
    if (!context.written && name && members.some((member) => isPlainObject(member.type))) return namedType(name)
    if (members.every((member) => isFromReact(member.type) || member.type.flags & ts.TypeFlags.Null))
      return readPlainType(whole)
    if (members.length === 1)
      return readOne(only.type, only.node, { ...context, suggestedName: context.suggestedName ?? name })
    const types = members.map((member) => read(member.type, member.node, { ...context, suggestedName: undefined }))
    // an alias of one object and some constants, such as Axis = false | (…), names the object
    const aliases = new Map(
      types.flatMap((type, index) => (type.kind === 'object' ? [[type.id, members[index]?.alias] as const] : [])),
    )
    if (aliases.size === 1)
      for (const [id, alias] of aliases) define.suggestName(id, alias ?? whole.aliasSymbol?.name ?? name)
    return uniteTypes(types)
  }

  function readOne(one: ts.Type, node: ts.TypeNode | undefined, context: ReadContext): OptionType {
    if (isFromReact(one)) return readPlainType(one)
    if (checker.isArrayType(one)) {
      const [item] = checker.getTypeArguments(one as ts.TypeReference)
      return { kind: 'list', item: item ? read(item, getItemNode(node), context) : namedType('unknown') }
    }
    if (checker.isTupleType(one)) {
      const items = checker.getTypeArguments(one as ts.TypeReference)
      return { kind: 'tuple', items: items.map((item) => read(item, undefined, context)) }
    }
    const [signature] = one.getCallSignatures()
    if (signature && isFunction(one)) return readFunction(signature, context)
    return isPlainObject(one) ? readObject(one, context) : readPlainType(one)
  }

  function readObject(object: ts.Type, context: ReadContext): OptionType {
    const defined = context.written ? define.object(object, context.suggestedName) : undefined
    if (defined) return defined
    const value = object.getStringIndexType()
    const hasNoNames = object.getProperties().length === 0
    if (value && hasNoNames) return { kind: 'record', value: read(value, undefined, context) }
    if (isNamed(object) || hasNoNames) return readPlainType(object)
    return context.inLiteral ? namedType('object') : readLiteral(object)
  }

  function readFunction(signature: ts.Signature, { written, inLiteral }: ReadContext): OptionType {
    const parameters = signature.parameters.map((parameter): TypeMember => {
      const declaration = parameter.valueDeclaration
      const given = declaration && ts.isParameter(declaration) ? declaration : undefined
      const type = read(checker.getTypeOfSymbol(parameter), given?.type, { written: false, inLiteral })
      return createMember(parameter.name, type, { isOptional: given?.questionToken, isRest: given?.dotDotDotToken })
    })
    const result = signature.getReturnType()
    // a named return type, such as ShapeAttrs, is documented like an option
    const named = listUnionMembers(checker, result, undefined).some(({ type }) => isPlainObject(type) && isNamed(type))
    return { kind: 'function', parameters, result: read(result, undefined, { written: written && named, inLiteral }) }
  }

  function readLiteral(object: ts.Type): OptionType {
    const members = object.getProperties().map((member): TypeMember => {
      const type = read(checker.getTypeOfSymbol(member), undefined, { written: false, inLiteral: true })
      return createMember(member.name, type, { isOptional: member.flags & ts.SymbolFlags.Optional })
    })
    const literal: OptionType = { kind: 'literal', members }
    return formatType(literal).length > MAX_LITERAL_LENGTH ? namedType('object') : literal
  }

  /** A type that is shown by its name, or one of its values. */
  function readPlainType(type: ts.Type): OptionType {
    const { NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags
    const text = checker
      .typeToString(type, undefined, NoTruncation | UseSingleQuotesForStringLiteralType)
      .replaceAll(/import\("[^"]*"\)\./g, '')
      .replace(' | undefined', '')
    const candidates = [readValue(type), readGeneric(type), readPlainUnion(type)]
    // what the compiler prints in another way is kept as it is
    return candidates.find((candidate) => candidate && formatType(candidate) === text) ?? namedType(text)
  }

  function readValue(type: ts.Type): OptionType | undefined {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'value', value: type.value }
    if (type.flags & ts.TypeFlags.Null) return { kind: 'value', value: null }
    if (!(type.flags & ts.TypeFlags.BooleanLiteral)) return undefined
    return { kind: 'value', value: type === checker.getTrueType() }
  }

  function readGeneric(type: ts.Type): OptionType | undefined {
    const symbol = type.aliasSymbol ?? type.symbol
    const given = type.aliasSymbol ? type.aliasTypeArguments : checker.getTypeArguments(type as ts.TypeReference)
    return given?.length ? { kind: 'name', name: symbol.name, arguments: given.map(readPlainType) } : undefined
  }

  function readPlainUnion(type: ts.Type): OptionType | undefined {
    if (type.aliasSymbol || !type.isUnion()) return undefined
    return uniteTypes(type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)).map(readPlainType))
  }
}

const createMember = (
  name: string,
  type: OptionType,
  { isOptional, isRest }: { isOptional: unknown; isRest?: unknown },
): TypeMember => ({ name, type, ...(isOptional ? { isOptional: true } : {}), ...(isRest ? { isRest: true } : {}) })

/** `T` in `T[]` and `Array<T>`. */
function getItemNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (node && ts.isArrayTypeNode(node)) return node.elementType
  return node && ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Array'
    ? node.typeArguments?.[0]
    : undefined
}

const isPlainObject = (type: ts.Type): boolean =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) && !isFunction(type)

const isFunction = (type: ts.Type): boolean => type.getCallSignatures().length > 0 && type.getProperties().length === 0

const isFromReact = ({ aliasSymbol, symbol }: ts.Type): boolean =>
  (aliasSymbol ?? symbol)?.declarations?.[0]?.getSourceFile().fileName.includes('/@types/react/') ?? false

const isNamed = (type: ts.Type): boolean =>
  type.aliasSymbol !== undefined || (type.symbol !== undefined && !['__type', '__object'].includes(type.symbol.name))
