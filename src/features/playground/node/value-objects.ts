import type { TypePart } from '../../../library/node/model.ts'
import { splitUnion } from '../../../library/shared/split-union.ts'

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

const PLAIN = /^(?:string|number|null|undefined|void)$/
const LITERAL = /^(?:'.*'|-?\d+(?:\.\d+)?|true|false)$/

/** Reads which values a type allows. The results of functions don't count. */
export function findValueObjects(type: TypePart[]): ValueObjects {
  const ids: string[] = []
  // a digit between two characters that no type contains represents an object
  const text = type.map((part) => (typeof part === 'string' ? part : `‹${ids.push(part.definition) - 1}›`)).join('')
  const found = { objects: new Set<string>(), fields: new Set<string>(), values: new Set<string>(), isOpen: false }
  const read = (inner: string, target: Set<string>): void => {
    const members = splitUnion(inner)
    if (members.length > 1) {
      for (const member of members) read(member, target)
      return
    }
    if (inner.startsWith('(') && inner.endsWith(')[]')) return read(inner.slice(1, -3), target)
    if (inner.startsWith('(') && inner.endsWith(')') && !inner.includes(' => ')) return read(inner.slice(1, -1), target)
    if (inner.endsWith('[]')) return read(inner.slice(0, -2), target)
    const [, id] = /^‹(\d+)›$/.exec(inner) ?? []
    const [, value] = /^Record<string, (.*)>$/.exec(inner) ?? []
    if (id !== undefined) target.add(ids[Number(id)] ?? '')
    else if (value !== undefined && value.includes('‹')) read(value, found.fields)
    else if (inner === 'boolean') found.values.add('true').add('false')
    else if (LITERAL.test(inner)) found.values.add(inner)
    else if (!PLAIN.test(inner) && !inner.includes(' => ') && !isPlainTuple(inner)) found.isOpen = true
  }
  read(text, found.objects)
  return {
    objects: [...found.objects],
    fields: [...found.fields],
    isOpen: found.isOpen,
    values: [...found.values],
  }
}

/** `[number, number]`. */
const isPlainTuple = (type: string): boolean => /^\[[^‹{<]*\]$/.test(type) && !type.includes('any')
