import { printKey } from '../../../../core/shared/code-text.ts'
import type { ObjectNode } from '../options-code/object-node.ts'
import { MAX_HINTED } from '../code-file.ts'
import type { EditorOption } from '../editor-options.ts'
import { findPathAt, type OptionPosition } from '../options-code/find-props.ts'
import { isLoaded, listScopesAt } from './code-scopes.ts'
import {
  type OptionHints,
  findOptionDefault,
  getFirstSentence,
  listScopeOptions,
  findOptions,
  type Scope,
} from './option-hints.ts'

/** A position in the code, and what is known about the object and the option there. */
interface LocatedOption extends OptionPosition {
  /** The object that has the option. */
  scope: Scope
  /** Empty for a name that is not known, such as one that is being typed. */
  options: EditorOption[]
}

/** Finds the option at a position. Undefined outside the props of the chart, and in objects that are not loaded. */
function locateOption(source: string, offset: number, hints: OptionHints): LocatedOption | undefined {
  const found = source.length > MAX_HINTED ? undefined : findPathAt(source, offset)
  const scopes = found ? listScopesAt(found, hints) : []
  const scope = scopes.at(-1)
  if (!found || !scope || scopes.length < found.objects.length || !isLoaded(scope, hints)) return undefined
  return { ...found, scope, options: findOptions(scope, found.path.at(-1) ?? '', hints) }
}

/** Describes the option whose name or value is at a position. Its path starts at the props. */
export function describeAt(source: string, offset: number, hints: OptionHints) {
  const located = locateOption(source, offset, hints)
  const option = located?.options[0]
  if (!located || !option) return undefined
  const { component, path, start, end, position } = located
  const value = findOptionDefault(hints, component, path, option)
  return { path, type: option.type, description: getFirstSentence(option), start, end, position, default: value }
}

/** One suggestion. */
export interface CompletionItem {
  label: string
  /** The text that replaces the one from `from` to `to`. */
  insert: string
  /** The part of the inserted text that is selected afterwards. */
  select?: [start: number, end: number]
  /** The type of an option. */
  detail: string
  description: string
  default?: string
}

export interface Completions {
  from: number
  to: number
  items: CompletionItem[]
}

/** Lists what can be written at a position: names of options that are not set yet, or values of an option. */
export function completeAt(source: string, offset: number, hints: OptionHints): Completions | undefined {
  const located = locateOption(source, offset, hints)
  if (!located) return undefined
  const completions =
    located.position === 'key'
      ? completeName(source, offset, located, hints)
      : completeValue(source.slice(located.start, located.end), located)
  return completions && completions.items.length > 0 ? completions : undefined
}

type Insertion = Pick<CompletionItem, 'insert' | 'select'>

function completeName(source: string, offset: number, located: LocatedOption, hints: OptionHints) {
  const { scope, siblings, component, path, start, end, objects } = located
  const object = objects.at(-1)
  if (!object || isInComment(source, offset, object)) return undefined
  const isQuoted = /^['"]/.test(source.slice(start, end))
  const hasValue = /^\s*[:=(]/.test(source.slice(end))
  const items = listScopeOptions(scope, hints)
    .filter(({ name }) => !siblings.includes(name))
    .map((option): CompletionItem => {
      const value = findOptionDefault(hints, component, [...path.slice(0, -1), option.name], option)
      const insertion: Insertion =
        isQuoted || hasValue
          ? { insert: isQuoted ? option.name : printKey(option.name) }
          : printName(option, object, source.slice(end), value)
      return {
        label: option.name,
        ...insertion,
        detail: option.type,
        description: getFirstSentence(option),
        default: value,
      }
    })
  return isQuoted ? { from: start + 1, to: end - 1, items } : { from: start, to: end, items }
}

/** The name with a first value, which is selected: `smooth: true,`. */
function printName(option: EditorOption, { form }: ObjectNode, after: string, value: string | undefined): Insertion {
  const key = printKey(option.name)
  const [first, from, to] = getFirstValue(option, value)
  const [open, close] = form === 'attributes' ? ['={', '}'] : [': ', needsComma(after) ? ',' : '']
  const start = key.length + open.length
  return { insert: key + open + first + close, select: [start + from, start + to] }
}

/** A value to start with, and the part of it to select. */
function getFirstValue(option: EditorOption, value: string | undefined): [text: string, from: number, to: number] {
  const { values = [], objects = [], fields = [], type } = option
  if (type.endsWith('[]')) return ['[]', 1, 1]
  if (objects.length > 0 || fields.length > 0) return ['{  }', 2, 2]
  const first = values.find((candidate) => candidate !== value)
  // inside the quotes, the known texts are offered next
  if (type === 'string' || first?.startsWith("'")) return ["''", 1, 1]
  return [first ?? '', 0, first?.length ?? 0]
}

/** Whether a comma has to follow: not before another one, and not before a bracket on the same line. */
const needsComma = (after: string): boolean => !/^\s*,|^[ \t]*[}\]]/.test(after)

const createValue = (label: string): CompletionItem => ({ label, insert: label, detail: '', description: '' })

function completeValue(text: string, { start, end, options }: LocatedOption): Completions | undefined {
  const [, quote, inner] = /^(['"`])(.*?)\1?$/s.exec(text) ?? []
  const values = [...new Set(options.flatMap((option) => option.values ?? []))]
  if (quote !== undefined) {
    const texts = values.flatMap((value) => /^'(.*)'$/.exec(value)?.[1] ?? [])
    return { from: start + 1, to: start + 1 + (inner?.length ?? 0), items: texts.map(createValue) }
  }
  // an expression is not replaced
  return /^[\w$]*$/.test(text) ? { from: start, to: end, items: values.map(createValue) } : undefined
}

/** Whether the text between the last property and this position ends in a comment. */
function isInComment(source: string, offset: number, object: ObjectNode): boolean {
  const before = object.members.filter(({ end }) => end <= offset).map(({ end }) => end)
  const gap = source
    .slice(Math.max(object.start + 1, ...before), offset)
    .replaceAll(/\/\*[^]*?(\*\/|$)/g, (_, end: string) => (end ? '' : '/*'))
  return /\/\*|\/\/[^\n]*$/.test(gap)
}
