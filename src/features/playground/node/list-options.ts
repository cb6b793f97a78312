import { collectReachable } from '../../../core/shared/collect-reachable.ts'
import { looksLikeTypo } from '../../../core/shared/find-nearest.ts'
import { kebabCase } from '../../../core/shared/kebab-case.ts'
import { renderInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import { library as adapter } from '../../../library/node/index.ts'
import { formatType, hasType, namedType, shortenType, type OptionType } from '../../../library/shared/option-type.ts'
import { groupRows, type ApiDocumentation, type DocumentedOption } from '../../api-tables/node/index.ts'
import { createInput } from '../shared/controls/control.ts'
import type { EditorObject, EditorOption, OptionFile } from '../shared/editor-options.ts'

/** Options that don't change how the chart looks, and paths, which nobody types. They have no controls. */
const HIDDEN = /^(?:className|renderer|pixelRatio|supportCSSTransform|localRefresh|useDeferredLabel|path)$/

/** Lists the options that the editor knows, for suggestions, descriptions, checks and controls, by file. */
export function listOptionFiles(components: string[], api: ApiDocumentation): Map<string, OptionFile> {
  const options = new Map(
    [...api.options].map(([id, documented]) => [id, documented.map((option) => createOption(id, option))]),
  )
  const listInner = (id: string) => (options.get(id) ?? []).flatMap(listObjects)
  const reached = [...collectReachable(components, listInner)]
  const names = new Set(reached.flatMap((id) => (options.get(id) ?? []).map(({ name }) => name)))
  const similar = new Map([...names].map((name) => [name, [...names].filter((other) => looksLikeTypo(other, name))]))
  const createObject = (id: string): EditorObject => {
    const own = options.get(id) ?? []
    const isOwn = new Set(own.map(({ name }) => name))
    const others = new Set(own.flatMap(({ name }) => similar.get(name) ?? []).filter((name) => !isOwn.has(name)))
    return {
      options: own,
      ...(api.library.definitions[id]?.isOpen ? { isOpen: true } : {}),
      ...(others.size > 0 ? { similar: [...others] } : {}),
    }
  }
  /** The object and those that only it contains. */
  const createFile = (start: string): OptionFile => {
    const ids = collectReachable([start], (id) => listInner(id).filter((inner) => !api.shared.has(inner)))
    return { objects: Object.fromEntries([...ids].map((id) => [id, createObject(id)])) }
  }
  const starts = reached.filter((id) => isComponent(id) || api.shared.has(id))
  return new Map(starts.map((id) => [id, { ...createFile(id), ...describeComponent(id, options, api) }]))
}

/** The ids of the objects that suggestions and controls of an option lead to. */
const listObjects = ({ objects = [], fields = [], control }: EditorOption): string[] => [
  ...objects,
  ...fields,
  ...(control?.type === 'group' ? [control.object] : []),
]

const isComponent = (id: string): boolean => id.endsWith('Chart')

/** What only components have. */
function describeComponent(id: string, options: Map<string, EditorOption[]>, api: ApiDocumentation) {
  const table = isComponent(id) ? api.tables.get(id) : undefined
  if (!table) return {}
  const controls = new Set(options.get(id)?.flatMap(({ name, control }) => (control ? [name] : [])))
  const { own, groups } = groupRows(table, api)
  const sections = [{ rows: own }, ...groups].map(({ rows, ...title }) => ({
    ...title,
    names: rows.map(({ name }) => name).filter((name) => controls.has(name)),
  }))
  return { defaults: table.defaults, sections: sections.filter(({ names }) => names.length > 0) }
}

function createOption(owner: string, option: DocumentedOption): EditorOption {
  const { name, type, engineDefault, isGeneric } = option
  // a type that depends on where the object is used says nothing
  const { objects, fields, values, isOpen } = findValueObjects(isGeneric ? namedType('any') : type)
  const plots = objects.filter(isComponent)
  const inner = objects.filter((id) => !isComponent(id))
  const created: EditorOption = { name, type: isGeneric ? '' : (shortenType(type) ?? formatType(type)) }
  const description = renderInlineMarkdown(option.description).text
  const fallback = renderInlineMarkdown(option.fallback ?? '').text
  const allValues = [...values, ...(option.values ?? []).map((known) => `'${known}'`)]
  const control = HIDDEN.test(name) || option.ignored ? undefined : createInput(option)
  if (option.required) created.required = true
  if (description) created.description = description
  // the engine's defaults of a component are listed with those inside its objects
  const value = isComponent(owner) ? fallback : (engineDefault ?? fallback)
  if (value) created.default = value
  if (allValues.length > 0) created.values = allValues
  if (inner.length > 0) created.objects = inner
  if (fields.length > 0) created.fields = fields
  if (isOpen) created.isOpen = true
  if (plots.length > 0) created.plots = listPlots(plots)
  if (control) created.control = control
  return created
}

function listPlots(components: string[]): Record<string, string> {
  const types = components.map((component) => kebabCase(component.replace(/Chart$/, '')))
  return Object.fromEntries(types.map((type) => [type, adapter.getPlotComponent(type)]))
}

const PLAIN = new Set(['string', 'number', 'undefined', 'void'])

/** Reads which values a type allows. The results of functions don't count. */
function findValueObjects(type: OptionType) {
  const found = {
    /** Ids of objects that can be written in its place or in a list. */
    objects: new Set<string>(),
    /** Ids of objects under names of fields, as in `Record<string, Meta>`. */
    fields: new Set<string>(),
    /** Its texts, numbers and booleans as source code. */
    values: new Set<string>(),
    /** Whether an object with other names is possible too. */
    isOpen: false,
  }
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
  return { ...found, objects: [...found.objects], fields: [...found.fields], values: [...found.values] }
}

const isObject = ({ kind }: OptionType): boolean => kind === 'object' || kind === 'chart'

/** Part of a tuple that allows an object, although its names are not known. */
const isAnyObject = (type: OptionType): boolean =>
  isObject(type) || type.kind === 'record' || type.kind === 'literal' || (type.kind === 'name' && type.name === 'any')

const isPlain = (type: OptionType): boolean => type.kind === 'name' && PLAIN.has(type.name)
