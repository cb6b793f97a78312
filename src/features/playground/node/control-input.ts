import { formatType, type Option } from '../../../library/node/model.ts'
import type { ControlInput } from '../shared/controls/control.ts'
import { findNumberRange } from '../shared/controls/number-range.ts'

/** What `content/options` says about the values of an option. */
export interface KnownValues {
  values?: string[]
  range?: [min: number, max: number, step: number]
}

/** The control for an option, from its type, its name and its description. Undefined for functions and data. */
export function createInput(option: Option, known: KnownValues): ControlInput | undefined {
  const { name, nested } = option
  const type = formatType(option.type)
  const members = splitUnion(type)
  const has = (member: string) => members.includes(member)
  const hasList = (item: string) => members.some((member) => isListOf(member, item))
  if (known.values && has('string')) return { type: 'select', values: known.values }
  const [object, ...others] = nested
  if (object !== undefined && others.length === 0 && !/\[\]|Record</.test(type)) {
    if (has('false') || has('boolean')) return { type: 'group', object, off: false }
    return { type: 'group', object, ...(has('null') ? { off: null } : {}) }
  }
  if (nested.length > 0) return undefined
  if (has('string') && /color$|^fill$|^stroke$/i.test(name)) return { type: 'color' }
  const texts = members.flatMap((member) => /^'(.*)'$/.exec(member)?.[1] ?? [])
  if (has('number')) {
    if (hasList('number')) return { type: 'list', of: 'number', single: true }
    return { type: 'number', ...getRange(name, known) }
  }
  if (texts.length > 1 || (texts.length === 1 && members.length === 1)) return { type: 'select', values: texts }
  if (has('boolean')) return { type: 'switch' }
  if (has('string')) {
    if (name.endsWith('Field')) return { type: 'column' }
    return hasList('string') ? { type: 'list', of: 'string', single: true } : { type: 'text' }
  }
  if (hasList('number')) return { type: 'list', of: 'number' }
  return hasList('string') ? { type: 'list', of: 'string' } : undefined
}

function getRange(name: string, { range }: KnownValues) {
  if (!range) return findNumberRange(name) ?? {}
  const [min, max, step] = range
  return { min, max, step }
}

/** `number[]` and `[number, number]`. */
const isListOf = (member: string, item: string): boolean =>
  member === `${item}[]` || new RegExp(`^\\[${item}(?:, ${item})*\\]$`).test(member)

/** The members of a union, without those inside functions, objects and lists. */
function splitUnion(type: string): string[] {
  const members: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < type.length; index += 1) {
    const character = type[index] ?? ''
    if ('([{<'.includes(character)) depth += 1
    // the arrow of a function is not a bracket
    else if (')]}'.includes(character) || (character === '>' && type[index - 1] !== '=')) depth -= 1
    else if (depth === 0 && type.startsWith(' | ', index)) {
      members.push(type.slice(start, index))
      start = index + 3
    }
  }
  return [...members, type.slice(start)]
}
