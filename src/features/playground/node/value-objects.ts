import { formatType, hasType, type OptionType } from '../../../library/shared/option-type.ts'

/** The objects that a value of a type can be or contain. */
export interface ValueObjects {
  /** Ids of objects that can be written in its place or in a list. */
  objects: string[]
  /** Ids of objects under names of fields, as in `Record<string, Meta>`. */
  fields: string[]
  /** Whether an object with other names is possible too. */
  isOpen: boolean
  /** Its texts, numbers and booleans as source code. */
  values: string[]
}

const PLAIN = new Set(['string', 'number', 'undefined', 'void'])

/** Reads which values a type allows. The results of functions don't count. */
export function findValueObjects(type: OptionType): ValueObjects {
  const found = { objects: new Set<string>(), fields: new Set<string>(), values: new Set<string>(), isOpen: false }
  const read = (inner: OptionType, target: Set<string>): void => {
    if (inner.kind === 'union') for (const member of inner.members) read(member, target)
    else if (inner.kind === 'list') read(inner.item, target)
    else if (inner.kind === 'object' || inner.kind === 'chart') target.add(inner.id)
    else if (inner.kind === 'record' && hasType(inner, isObject)) read(inner.value, found.fields)
    else if (inner.kind === 'value') {
      if (inner.value !== null) found.values.add(formatType(inner))
    } else if (inner.kind === 'name' && inner.name === 'boolean') found.values.add('true').add('false')
    else if (inner.kind === 'tuple') found.isOpen ||= hasType(inner, isAnyObject)
    else if (inner.kind !== 'function' && !isPlain(inner)) found.isOpen = true
  }
  read(type, found.objects)
  return {
    objects: [...found.objects],
    fields: [...found.fields],
    isOpen: found.isOpen,
    values: [...found.values],
  }
}

const isObject = ({ kind }: OptionType): boolean => kind === 'object' || kind === 'chart'

/** Part of a tuple that allows an object, although its names are not known. */
const isAnyObject = (type: OptionType): boolean =>
  isObject(type) || type.kind === 'record' || type.kind === 'literal' || (type.kind === 'name' && type.name === 'any')

const isPlain = (type: OptionType): boolean =>
  type.kind === 'value' || (type.kind === 'name' && (PLAIN.has(type.name) || type.name === 'boolean'))
