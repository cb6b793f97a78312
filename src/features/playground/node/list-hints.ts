import { collectReachable } from '../../../core/shared/collect-reachable.ts'
import { renderInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import { library as adapter } from '../../../library/node/index.ts'
import type { Definition, Option } from '../../../library/node/model.ts'
import { formatType, namedType, shortenType, hasType, type OptionType } from '../../../library/shared/option-type.ts'
import { formatDefault, type DefaultValues } from '../../../library/shared/default-value.ts'
import { type ApiDocumentation, type DocumentedOption } from '../../api-tables/node/index.ts'
import {
  MAX_DEFAULT_LENGTH,
  type ObjectHints,
  type OptionHint,
  type OptionHints,
} from '../shared/hints/option-hints.ts'
import { SHARED_HINTS } from '../shared/option-files.ts'

/** Lists the options that the editor knows, for completion, descriptions and checks, by file. */
export function listHints(components: string[], api: ApiDocumentation): Map<string, OptionHints> {
  const { definitions } = api.library
  const reached = new Map(
    components.map((id) => [id, collectReachable([id], (inner) => listInner(definitions[inner]))]),
  )
  const counts = new Map<string, number>()
  for (const ids of reached.values()) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  const create = (ids: string[], defaults: Record<string, DefaultValues>): OptionHints => ({
    objects: Object.fromEntries(ids.map((id) => [id, createObject(id, api)])),
    defaults,
  })
  const shared = [...counts.keys()].filter((id) => (counts.get(id) ?? 0) > 1)
  return new Map([
    [SHARED_HINTS, create(shared, {})],
    ...components.map((component): [string, OptionHints] => {
      const own = [...(reached.get(component) ?? [])].filter((id) => counts.get(id) === 1)
      return [component, create(own, { [component]: api.tables.get(component)?.defaults ?? {} })]
    }),
  ])
}

/** The objects that the options of an object can contain. */
const listInner = (definition: Definition | undefined): string[] =>
  (definition?.options ?? [])
    .map(readValues)
    .flatMap(({ objects, fields }) => [...objects, ...fields])
    .filter((id) => !isComponent(id))

/** A type that depends on where the object is used says nothing. */
const readValues = ({ type, isGeneric }: Option) => findValueObjects(isGeneric ? namedType('any') : type)

const isComponent = (id: string): boolean => id.endsWith('Chart')

function createObject(id: string, api: ApiDocumentation): ObjectHints {
  const { isOpen } = api.library.definitions[id] ?? {}
  const tag = findTag(id)
  return {
    options: (api.options.get(id) ?? [])
      .toSorted((a, b) => adapter.rankOption(a) - adapter.rankOption(b))
      .map((option) => createHint(id, option)),
    ...(tag === undefined ? {} : { tag }),
    ...(isOpen ? { isOpen } : {}),
  }
}

function createHint(owner: string, option: DocumentedOption): OptionHint {
  const { name, type, engineDefault } = option
  const { objects, fields, values, isOpen } = readValues(option)
  const plots = objects.filter(isComponent)
  const inner = objects.filter((id) => !isComponent(id))
  const hint: OptionHint = { name, type: option.isGeneric ? '' : (shortenType(type) ?? formatType(type)) }
  const text = renderInlineMarkdown(option.description).text
  const value =
    engineDefault === undefined ? renderInlineMarkdown(option.fallback ?? '').text : formatDefault(engineDefault)
  if (text) hint.description = getFirstSentence(text)
  // the engine's defaults of a component are listed with those inside its objects
  if (value && value.length <= MAX_DEFAULT_LENGTH && (engineDefault === undefined || !isComponent(owner)))
    hint.default = value
  const allValues = [...values, ...(option.values ?? []).map((known) => `'${known}'`)]
  if (allValues.length > 0) hint.values = allValues
  if (inner.length > 0) hint.objects = inner
  if (fields.length > 0) hint.fields = fields
  if (isOpen) hint.isOpen = true
  if (plots.length > 0) hint.plots = listPlots(plots)
  return hint
}

const getFirstSentence = (text: string): string => /^.*?[.!?](?=\s+[A-Z\d`'[{]|$)/s.exec(text)?.[0] ?? text

function listPlots(components: string[]): Record<string, string> {
  const types = components.map((component) =>
    component
      .replace(/Chart$/, '')
      .replace(/\B[A-Z]/g, '-$&')
      .toLowerCase(),
  )
  return Object.fromEntries(types.map((type) => [type, adapter.getPlotComponent(type)]))
}

/** The text that selects an object among several, in lower case: `datamarker` for `DataMarkerOption`. */
function findTag(id: string): string | undefined {
  const words = id.match(/[A-Z][a-z\d]*/g) ?? []
  const texts = words.flatMap((_, start) =>
    words.slice(start).map((__, end) => words.slice(start, start + end + 1).join('')),
  )
  return texts
    .toSorted((a, b) => a.length - b.length)
    .find((text) => adapter.isNamedVariant(id, text))
    ?.toLowerCase()
}

/** The objects that a value of a type can be or contain. */
interface ValueObjects {
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
function findValueObjects(type: OptionType): ValueObjects {
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
