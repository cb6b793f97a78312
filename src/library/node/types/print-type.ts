import ts from 'typescript'
import type { Define, DefinitionDraft, PrintedType, TypePartDraft } from './definition-names.ts'
import { listUnionMembers, getNodeName } from './unions.ts'

/** A longer object type in a callback is shortened to `object`. */
const MAX_LITERAL_LENGTH = 90

interface PrintContext {
  /** Whether users write the value as an option. The parameters of a callback are not written. */
  written: boolean
  hint?: string
  inUnion?: boolean
  /** Inside a printed object literal, where further literals are not printed. */
  inLiteral?: boolean
}

/** Prints a type for readers: unions in full and in source order, options objects by name. */
export function printType(
  checker: ts.TypeChecker,
  optionType: ts.Type,
  optionNode: ts.TypeNode | undefined,
  define: Define,
): PrintedType {
  const nested = new Set<DefinitionDraft>()
  return { type: mergeTexts(print(optionType, optionNode, { written: true })), nested: [...nested] }

  function print(whole: ts.Type, node: ts.TypeNode | undefined, context: PrintContext): TypePartDraft[] {
    const name = getNodeName(checker, node)
    const members = listUnionMembers(checker, whole, node)
    const [only] = members
    if (!only) return ['undefined']
    // parameters of a callback show only their name
    if (!context.written && name && members.some((member) => isPlainObject(member.type))) return [name]
    if (members.every((member) => isFromReact(member.type) || member.type.flags & ts.TypeFlags.Null))
      return [formatPlainType(whole).replace(' | undefined', '')]
    if (members.length === 1) return printOne(only.type, only.node, { ...context, hint: context.hint ?? name })
    const texts = members.map((member) =>
      print(member.type, member.node, { ...context, hint: undefined, inUnion: true }),
    )
    // an alias of one object and some constants, such as Axis = false | (…), names the object
    const objects = new Map(
      texts.flatMap(([part], index) =>
        typeof part === 'object' && 'draft' in part ? [[part.draft, members[index]?.alias] as const] : [],
      ),
    )
    if (objects.size === 1)
      for (const [object, alias] of objects) object.hint ??= alias ?? whole.aliasSymbol?.name ?? name
    return joinWith(removeDuplicates(texts), ' | ')
  }

  function printOne(one: ts.Type, node: ts.TypeNode | undefined, context: PrintContext): TypePartDraft[] {
    if (isFromReact(one)) return [formatPlainType(one)]
    if (checker.isArrayType(one)) {
      const [item] = checker.getTypeArguments(one as ts.TypeReference)
      const inner = item ? print(item, getItemNode(node), { ...context, inUnion: false }) : ['unknown']
      const needsParentheses = item !== undefined && inner.length > 1 && (isFunction(item) || inner.includes(' | '))
      return needsParentheses ? ['(', ...inner, ')[]'] : [...inner, '[]']
    }
    if (checker.isTupleType(one)) {
      const items = checker
        .getTypeArguments(one as ts.TypeReference)
        .map((item) => print(item, undefined, { ...context, inUnion: false }))
      return ['[', ...joinWith(items, ', '), ']']
    }
    const [signature] = one.getCallSignatures()
    if (signature && isFunction(one)) {
      const text = printFunction(signature, context)
      return context.inUnion ? ['(', ...text, ')'] : text
    }
    if (isPlainObject(one)) return printObject(one, context)
    return [formatPlainType(one)]
  }

  function printObject(object: ts.Type, context: PrintContext): TypePartDraft[] {
    if (context.written) {
      const definition = define(object, context.hint)
      if (definition) {
        if ('draft' in definition) nested.add(definition.draft)
        return [definition]
      }
    }
    const value = object.getStringIndexType()
    if (value && object.getProperties().length === 0)
      return ['Record<string, ', ...print(value, undefined, { ...context, inUnion: false }), '>']
    if (isNamed(object) || object.getProperties().length === 0) return [formatPlainType(object)]
    return context.inLiteral ? ['object'] : printLiteral(object)
  }

  function printFunction(signature: ts.Signature, { written, inLiteral }: PrintContext): TypePartDraft[] {
    const parameters = signature.parameters.map((parameter): TypePartDraft[] => {
      const declaration = parameter.valueDeclaration
      const given = declaration && ts.isParameter(declaration) ? declaration : undefined
      const name = `${given?.dotDotDotToken ? '...' : ''}${parameter.name}${given?.questionToken ? '?' : ''}: `
      return [name, ...print(checker.getTypeOfSymbol(parameter), given?.type, { written: false, inLiteral })]
    })
    const result = signature.getReturnType()
    // a named return type, such as ShapeAttrs, is documented like an option
    const named = listUnionMembers(checker, result, undefined).some(
      (member) => isPlainObject(member.type) && isNamed(member.type),
    )
    return [
      '(',
      ...joinWith(parameters, ', '),
      ') => ',
      ...print(result, undefined, { written: written && named, inLiteral }),
    ]
  }

  function printLiteral(literal: ts.Type): TypePartDraft[] {
    const members = literal.getProperties().map((member): TypePartDraft[] => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : ''
      return [
        `${member.name}${optional}: `,
        ...print(checker.getTypeOfSymbol(member), undefined, { written: false, inLiteral: true }),
      ]
    })
    const text = mergeTexts(['{ ', ...joinWith(members, '; '), ' }'])
    const length = text.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0)
    return length > MAX_LITERAL_LENGTH ? ['object'] : text
  }

  function formatPlainType(type: ts.Type): string {
    const { NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags
    return checker
      .typeToString(type, undefined, NoTruncation | UseSingleQuotesForStringLiteralType)
      .replaceAll(/import\("[^"]*"\)\./g, '')
  }
}

/** Combines several types into one union. */
export function uniteTypes(printed: PrintedType[]): PrintedType {
  return {
    type: mergeTexts(joinWith(removeDuplicates(printed.map(({ type }) => type)), ' | ')),
    nested: [...new Set(printed.flatMap(({ nested }) => nested))],
  }
}

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

/** Removes duplicates, and moves `null` and `false` to the end. */
function removeDuplicates(texts: TypePartDraft[][]): TypePartDraft[][] {
  const seen = new Map(texts.map((text) => [getTextKey(text), text]))
  if (seen.has('boolean')) for (const part of ['true', 'false']) seen.delete(part)
  return [...seen.values()].toSorted((a, b) => Number(switchesOff(a)) - Number(switchesOff(b)))
}

const switchesOff = ([part]: TypePartDraft[]): boolean => part === 'null' || part === 'false'

/** Two objects are equal only if they have the same draft. */
const getTextKey = (text: TypePartDraft[]): string =>
  text.map((part) => (typeof part === 'string' ? part : 'chart' in part ? part.chart : part.draft.shape)).join('')

function joinWith(texts: TypePartDraft[][], separator: string): TypePartDraft[] {
  return texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text]))
}

/** Merges adjacent strings. */
function mergeTexts(parts: TypePartDraft[]): TypePartDraft[] {
  const joined: TypePartDraft[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined
}
