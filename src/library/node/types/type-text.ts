import ts from 'typescript'
import type { Define, Found, FoundPart, Printed } from './found.ts'
import { constituents, nodeName } from './unions.ts'

/** An object in a callback that takes more than this to write out is only called an object. */
const LONGEST_LITERAL = 90

interface Place {
  /** Whether one writes the value down as part of the options, and not merely gets it in a callback. */
  written: boolean
  hint?: string
  inUnion?: boolean
  /** Inside an object that is written out; one within another is not. */
  inLiteral?: boolean
}

/** The readable form of a type: unions in full and in the order in which they are written, options objects by name. */
export function printType(
  checker: ts.TypeChecker,
  optionType: ts.Type,
  optionNode: ts.TypeNode | undefined,
  define: Define,
): Printed {
  const nested = new Set<Found>()
  return { type: join(print(optionType, optionNode, { written: true })), nested: [...nested] }

  function print(whole: ts.Type, node: ts.TypeNode | undefined, place: Place): FoundPart[] {
    const name = nodeName(checker, node)
    const members = constituents(checker, whole, node)
    const [only] = members
    if (!only) return ['undefined']
    // what a callback gets is told by its name alone
    if (!place.written && name && members.some((member) => isPlainObject(member.type))) return [name]
    if (members.every((member) => isFromReact(member.type) || member.type.flags & ts.TypeFlags.Null))
      return [plainText(whole).replace(' | undefined', '')]
    if (members.length === 1) return printOne(only.type, only.node, { ...place, hint: place.hint ?? name })
    const texts = members.map((member) => print(member.type, member.node, { ...place, hint: undefined, inUnion: true }))
    // an alias of one object and some constants, such as Axis = false | (…), lends the object its name
    const objects = new Map(
      texts.flatMap(([part], index) =>
        typeof part === 'object' && 'found' in part ? [[part.found, members[index]?.alias] as const] : [],
      ),
    )
    if (objects.size === 1)
      for (const [object, alias] of objects) object.hint ??= alias ?? whole.aliasSymbol?.name ?? name
    return separate(unique(texts), ' | ')
  }

  function printOne(one: ts.Type, node: ts.TypeNode | undefined, place: Place): FoundPart[] {
    if (isFromReact(one)) return [plainText(one)]
    if (checker.isArrayType(one)) {
      const [item] = checker.getTypeArguments(one as ts.TypeReference)
      const inner = item ? print(item, itemNode(node), { ...place, inUnion: false }) : ['unknown']
      const loose = item !== undefined && inner.length > 1 && (isFunction(item) || inner.includes(' | '))
      return loose ? ['(', ...inner, ')[]'] : [...inner, '[]']
    }
    if (checker.isTupleType(one)) {
      const items = checker
        .getTypeArguments(one as ts.TypeReference)
        .map((item) => print(item, undefined, { ...place, inUnion: false }))
      return ['[', ...separate(items, ', '), ']']
    }
    const [signature] = one.getCallSignatures()
    if (signature && isFunction(one)) {
      const text = printFunction(signature, place)
      return place.inUnion ? ['(', ...text, ')'] : text
    }
    if (isPlainObject(one)) return printObject(one, place)
    return [plainText(one)]
  }

  function printObject(object: ts.Type, place: Place): FoundPart[] {
    if (place.written) {
      const definition = define(object, place.hint)
      if (definition) {
        if ('found' in definition) nested.add(definition.found)
        return [definition]
      }
    }
    const value = object.getStringIndexType()
    if (value && object.getProperties().length === 0)
      return ['Record<string, ', ...print(value, undefined, { ...place, inUnion: false }), '>']
    if (isNamed(object) || object.getProperties().length === 0) return [plainText(object)]
    return place.inLiteral ? ['object'] : printLiteral(object)
  }

  function printFunction(signature: ts.Signature, { written, inLiteral }: Place): FoundPart[] {
    const parameters = signature.parameters.map((parameter): FoundPart[] => {
      const declaration = parameter.valueDeclaration
      const given = declaration && ts.isParameter(declaration) ? declaration : undefined
      const name = `${given?.dotDotDotToken ? '...' : ''}${parameter.name}${given?.questionToken ? '?' : ''}: `
      return [name, ...print(checker.getTypeOfSymbol(parameter), given?.type, { written: false, inLiteral })]
    })
    const result = signature.getReturnType()
    // what a function returns belongs to the option where it has a name, such as ShapeAttrs
    const named = constituents(checker, result, undefined).some(
      (member) => isPlainObject(member.type) && isNamed(member.type),
    )
    return [
      '(',
      ...separate(parameters, ', '),
      ') => ',
      ...print(result, undefined, { written: written && named, inLiteral }),
    ]
  }

  function printLiteral(literal: ts.Type): FoundPart[] {
    const members = literal.getProperties().map((member): FoundPart[] => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : ''
      return [
        `${member.name}${optional}: `,
        ...print(checker.getTypeOfSymbol(member), undefined, { written: false, inLiteral: true }),
      ]
    })
    const text = join(['{ ', ...separate(members, '; '), ' }'])
    const length = text.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0)
    return length > LONGEST_LITERAL ? ['object'] : text
  }

  function plainText(type: ts.Type): string {
    const { NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags
    return checker
      .typeToString(type, undefined, NoTruncation | UseSingleQuotesForStringLiteralType)
      .replaceAll(/import\("[^"]*"\)\./g, '')
  }
}

/** Several types as one union. */
export function unite(printed: Printed[]): Printed {
  return {
    type: join(separate(unique(printed.map(({ type }) => type)), ' | ')),
    nested: [...new Set(printed.flatMap(({ nested }) => nested))],
  }
}

/** `T` in `T[]` and `Array<T>`. */
function itemNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
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

/** Each text once, and what switches an option off at the end. */
function unique(texts: FoundPart[][]): FoundPart[][] {
  const seen = new Map(texts.map((text) => [textKey(text), text]))
  if (seen.has('boolean')) for (const part of ['true', 'false']) seen.delete(part)
  return [...seen.values()].toSorted((a, b) => Number(switchesOff(a)) - Number(switchesOff(b)))
}

const switchesOff = ([part]: FoundPart[]): boolean => part === 'null' || part === 'false'

/** Objects are the same only if they are one. */
const textKey = (text: FoundPart[]): string =>
  text.map((part) => (typeof part === 'string' ? part : 'chart' in part ? part.chart : part.found.shape)).join('')

function separate(texts: FoundPart[][], separator: string): FoundPart[] {
  return texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text]))
}

/** Neighboring texts as one. */
function join(parts: FoundPart[]): FoundPart[] {
  const joined: FoundPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined
}
