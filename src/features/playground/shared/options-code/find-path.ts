import { findProps } from './find-props.ts'
import type { CodeRange, MemberNode, ObjectNode, ValueNode } from './object-node.ts'

/** The option at a position in the code. */
export interface OptionPosition extends CodeRange {
  component: string
  /** For a key, the last name is the text that is being typed. Items of a list have the path of the list. */
  path: string[]
  position: 'key' | 'value'
  /** The names that the object has already. */
  siblings: string[]
  /** The objects that contain it, one for each name of the path. Their positions can be those of repaired code. */
  objects: ObjectNode[]
}

/** Texts that can make code valid while it is being typed. */
const REPAIRS = ['_', ',', '_,', "'", "',", ':_', ':_,']

/** Finds the option whose name or value is at this position, for completion and hover. */
export function findPathAt(source: string, offset: number): OptionPosition | undefined {
  const wordStart = offset - (/[\w$]*$/.exec(source.slice(0, offset))?.[0].length ?? 0)
  const repairs = [
    { at: offset, text: '' },
    ...REPAIRS.map((text) => ({ at: offset, text })),
    { at: wordStart, text: ',' },
  ]
  for (const { at, text } of repairs) {
    const props = findProps(source.slice(0, at) + text + source.slice(at))
    if ('reason' in props) {
      if (props.reason === 'syntax') continue
      return undefined
    }
    const found = findInObject(props.object, offset <= at ? offset : offset + text.length, [], [])
    if (!found) return undefined
    // back to positions in the code without the repair
    const restore = (position: number) => (position <= at ? position : Math.max(at, position - text.length))
    const [start, end] = [restore(found.start), restore(found.end)]
    const path = found.position === 'key' ? [...found.path, readName(source.slice(start, end))] : found.path
    return { component: props.component, ...found, path, start, end }
  }
  return undefined
}

const readName = (key: string): string => key.replace(/^['"]|['"]$/g, '')

type Found = Omit<OptionPosition, 'component'>

/** The path of a key ends with the object that contains it. */
function findInObject(object: ObjectNode, offset: number, path: string[], parents: ObjectNode[]): Found | undefined {
  const isInside = offset > object.start && offset < object.end + (object.form === 'attributes' ? 1 : 0)
  if (!isInside) return undefined
  const objects = [...parents, object]
  const siblings = object.members.flatMap((member) => (member.kind === 'property' ? [member.name] : []))
  const member = object.members.find(({ start, end }) => start <= offset && offset <= end)
  if (!member) return { path, position: 'key', start: offset, end: offset, siblings, objects }
  return findInMember(member, offset, path, { siblings, objects })
}

type Context = Pick<Found, 'siblings' | 'objects'>

function findInMember(member: MemberNode, offset: number, path: string[], context: Context): Found | undefined {
  if (member.kind !== 'property') return undefined
  const { key, value, name, hasOwnValue } = member
  if (offset <= key.end)
    return offset >= key.start
      ? { path, position: 'key', ...key, ...context, siblings: context.siblings.filter((sibling) => sibling !== name) }
      : undefined
  return hasOwnValue ? findInValue(value, offset, [...path, name], context) : undefined
}

function findInValue(value: ValueNode, offset: number, path: string[], context: Context): Found | undefined {
  const { start, end, kind } = value
  if (offset < start) return { path, position: 'value', start: offset, end: offset, ...context }
  if (kind === 'object') return findInObject(value.object, offset, path, context.objects)
  if (kind === 'array') {
    const item = value.items.find((candidate) => candidate.start <= offset && offset <= candidate.end)
    return item && findInValue(item, offset, path, context)
  }
  return { path, position: 'value', start, end, ...context }
}
