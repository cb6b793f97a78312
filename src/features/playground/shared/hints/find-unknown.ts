import { editDistance, findNearest } from '../../../../core/shared/find-nearest.ts'
import { MAX_HINTED } from '../code-file.ts'
import { findProps } from '../options-code/find-props.ts'
import type { CodeRange, ObjectNode, ValueNode } from '../options-code/object-node.ts'
import {
  type OptionHints,
  enterProperty,
  findOptions,
  getPropsScope,
  isOpenScope,
  listOptions,
  narrowScope,
  type Scope,
  findPlot,
} from './option-hints.ts'

/** A name in the code that is not an option. */
export interface UnknownOption extends CodeRange {
  name: string
  /** The component, or the option that contains it, such as `xAxis.label`. */
  owner: string
  suggestion?: string
}

/** More would be slow to draw, and nobody reads them. */
const MAX_UNKNOWN = 50

/** Finds names that are not options. Undefined if the code has a syntax error. */
export function findUnknownOptions(source: string, hints: OptionHints): UnknownOption[] | undefined {
  if (source.length > MAX_HINTED) return []
  const props = findProps(source)
  if ('reason' in props) return props.reason === 'syntax' ? undefined : []
  if (!hints.objects[props.component]) return []
  const unknown: UnknownOption[] = []
  const checkObject = (object: ObjectNode, outer: Scope, path: string[]): void => {
    const scope = narrowScope(outer, object, hints)
    // a spread can have a type that allows more names
    const isPlain = object.members.every(({ kind }) => kind === 'property')
    for (const member of object.members) {
      if (unknown.length >= MAX_UNKNOWN) return
      if (member.kind !== 'property') continue
      const { name, key, value } = member
      if (isPlain && !isAllowed(name, object, path) && findOptions(scope, name, hints).length === 0) {
        const suggestion = suggest(name, object, scope, hints)
        if (suggestion !== undefined || !isOpenScope(scope, hints))
          unknown.push({
            ...key,
            name,
            owner: path.join('.') || props.component,
            ...(suggestion ? { suggestion } : {}),
          })
      }
      const inner = enterProperty(scope, object, name, hints)
      if (inner) checkValue(value, inner, [...path, name])
    }
  }
  const checkValue = (value: ValueNode, scope: Scope, path: string[]): void => {
    if (value.kind === 'object') checkObject(value.object, scope, path)
    if (value.kind === 'array') for (const item of value.items) checkValue(item, scope, path)
  }
  checkObject(props.object, getPropsScope(props.component), [])
  return unknown
}

/**
 * React reads `key`, and every element can have attributes such as `data-id`. Something that is not a name, such as a
 * second comma, is a syntax error.
 */
const isAllowed = (name: string, { form }: ObjectNode, path: string[]): boolean =>
  !/[\p{L}\d$_]/u.test(name) || (path.length === 0 && (name === 'key' || (form === 'attributes' && name.includes('-'))))

/** Shorter names are too similar to each other. */
const MIN_LENGTH = 4

function suggest(name: string, object: ObjectNode, scope: Scope, hints: OptionHints): string | undefined {
  const set = new Set(object.members.map((member) => (member.kind === 'property' ? member.name : '')))
  const known = listOptions(scope, hints).map((option) => option.name)
  const free = known.filter((option) => !set.has(option))
  const swapped = free.find((option) => isSwapped(name, option))
  if (!isOpenScope(scope, hints)) return swapped ?? findNearest(name, free)
  // other names are allowed here, so only an obvious typo is reported
  if (name.length < MIN_LENGTH || isOptionAnywhere(name, hints)) return undefined
  return swapped ?? free.find((option) => editDistance(name, option) === 1)
}

const isOptionAnywhere = (name: string, { objects }: OptionHints): boolean =>
  Object.values(objects).some(({ options }) => options.some((option) => option.name === name))

/** Whether two neighboring letters are in the wrong order. */
function isSwapped(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a !== b && a.slice(at) === b.charAt(at + 1) + b.charAt(at) + b.slice(at + 2)
}

/** The components whose options the code uses: the chart, and the plots of a mix chart as far as they are known. */
export function findUsedComponents(source: string, { objects }: OptionHints): string[] {
  if (source.length > MAX_HINTED) return []
  const props = findProps(source)
  if ('reason' in props) return []
  const plotOptions = Object.values(objects).flatMap(({ options }) => options.filter(({ plots }) => plots))
  const found = new Set([props.component])
  const visit = (object: ObjectNode): void => {
    for (const option of plotOptions) found.add(findPlot(option, object) ?? props.component)
    for (const member of object.members) {
      const value = member.kind === 'property' ? member.value : undefined
      for (const item of value?.kind === 'array' ? value.items : [value])
        if (item?.kind === 'object') visit(item.object)
    }
  }
  if (plotOptions.length > 0) visit(props.object)
  return [...found]
}
