import { renderInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import { formatDefault, type DefaultValues } from '../../../library/shared/default-value.ts'
import {
  accepts,
  acceptsList,
  hasValue,
  listMembers,
  listObjects,
  listValues,
} from '../../../library/shared/option-type.ts'
import {
  groupRows,
  isComponentWithPage,
  type ApiDocumentation,
  type DocumentedOption,
} from '../../api-tables/node/index.ts'
import type { ComponentControls, Control, ControlFile, ControlInput } from '../shared/controls/control.ts'
import { createComponentFiles, type ComponentFiles } from './component-files.ts'

/** The files with the controls of all components, and of the options objects that several of them share. */
export type ControlFiles = ComponentFiles<ComponentControls | ControlFile>

/** Options that don't change how the chart looks, and paths, which nobody types. */
const HIDDEN = new Set([
  'className',
  'renderer',
  'pixelRatio',
  'supportCSSTransform',
  'localRefresh',
  'useDeferredLabel',
  'path',
])

/** Lists the controls of all components, from the types, descriptions and defaults of the API tables. */
export function listControls(api: ApiDocumentation): ControlFiles {
  const components = api.library.components.filter((id) => isComponentWithPage(id, api))
  const controls = new Map(Object.keys(api.library.definitions).map((id) => [id, createControls(id, api)]))
  const files = new Map<string, ComponentControls | ControlFile>()
  const add = (id: string) => {
    const slug = api.tables.get(id)?.slug ?? id
    if (files.has(slug)) return
    const file = collectObjects([id], controls, api)
    files.set(slug, file)
    for (const other of Object.keys(file.files)) add(other)
  }
  for (const id of components) {
    const file = createComponentFile(id, controls, api)
    files.set(id, file)
    for (const other of Object.keys(file.files)) add(other)
  }
  return createComponentFiles(components, files)
}

function createComponentFile(id: string, controls: Map<string, Control[]>, api: ApiDocumentation): ComponentControls {
  const table = api.tables.get(id)
  const byName = new Map(controls.get(id)?.map((control) => [control.name, control]))
  const { own, groups } = table ? groupRows(table, api) : { own: [], groups: [] }
  const pick = (rows: { name: string }[]) => rows.flatMap(({ name }) => byName.get(name) ?? [])
  const sections = [{ controls: pick(own) }, ...groups.map(({ title, rows }) => ({ title, controls: pick(rows) }))]
  const shown = sections.filter((section) => section.controls.length > 0)
  const nested = shown.flatMap((section) => listGroups(section.controls))
  return {
    sections: shown,
    defaults: pickInner(table?.defaults ?? {}, shown),
    ...collectObjects(nested, controls, api),
  }
}

/** The defaults inside the groups of the component. Those of the component itself are in its controls. */
function pickInner(defaults: DefaultValues, sections: { controls: Control[] }[]): DefaultValues {
  const groups = new Set(
    sections.flatMap(({ controls }) => controls.flatMap(({ type, name }) => (type === 'group' ? [name] : []))),
  )
  return Object.fromEntries(
    Object.entries(defaults).filter(([name, value]) => groups.has(name) && typeof value === 'object'),
  )
}

const listGroups = (controls: Control[]): string[] =>
  controls.flatMap((control) => (control.type === 'group' ? [control.object] : []))

/** The controls of the objects and of those that only they contain. Objects with several parents have their own file. */
function collectObjects(start: string[], controls: Map<string, Control[]>, api: ApiDocumentation): ControlFile {
  const file: ControlFile = { objects: {}, files: {} }
  const add = (id: string, isStart: boolean) => {
    if (id in file.objects) return
    if (api.shared.has(id) && !isStart) {
      file.files[id] = api.tables.get(id)?.slug ?? id
      return
    }
    const own = controls.get(id) ?? []
    file.objects[id] = own
    for (const inner of listGroups(own)) add(inner, false)
  }
  for (const id of start) add(id, start.length === 1 && api.shared.has(id))
  return file
}

/** The controls of an options object. Options without an effect have none. */
function createControls(id: string, api: ApiDocumentation): Control[] {
  return (api.options.get(id) ?? []).flatMap((option): Control[] => {
    const { name, ignored, engineDefault = '' } = option
    const input = HIDDEN.has(name) || ignored ? undefined : createInput(option)
    if (!input) return []
    // the defaults inside an object are those of its own controls
    const value = typeof engineDefault === 'string' ? formatDefault(engineDefault) : ''
    const shown = value || (option.fallback === undefined ? '' : renderInlineMarkdown(option.fallback).text)
    const description = renderInlineMarkdown(option.description).text
    return [{ name, ...input, description, ...(shown ? { default: shown } : {}) }]
  })
}

type InputOption = Pick<DocumentedOption, 'name' | 'type' | 'values' | 'range'>

/** The control for an option, from its type, its name and its description. Undefined for functions and data. */
export function createInput({ name, type, values, range }: InputOption): ControlInput | undefined {
  if (values && accepts(type, 'string')) return { type: 'select', values }
  const members = listMembers(type)
  const [object, ...others] = listObjects(type)
  if (object !== undefined) {
    const kinds = new Set(members.map(({ kind }) => kind))
    // a list would need a control for each of its items
    if (others.length > 0 || !kinds.has('object') || kinds.has('list') || kinds.has('record')) return undefined
    if (hasValue(type, false) || accepts(type, 'boolean')) return { type: 'group', object, off: false }
    return { type: 'group', object, ...(hasValue(type, null) ? { off: null } : {}) }
  }
  if (accepts(type, 'string') && /color$|^fill$|^stroke$/i.test(name)) return { type: 'color' }
  if (accepts(type, 'number')) {
    if (acceptsList(type, 'number')) return { type: 'list', of: 'number', single: true }
    return { type: 'number', ...getRange(name, range) }
  }
  const texts = listValues(type).filter((value) => typeof value === 'string')
  if (texts.length > 1 || (texts.length === 1 && members.length === 1)) return { type: 'select', values: texts }
  if (accepts(type, 'boolean')) return { type: 'switch' }
  if (accepts(type, 'string')) {
    if (name.endsWith('Field')) return { type: 'column' }
    return acceptsList(type, 'string') ? { type: 'list', of: 'string', single: true } : { type: 'text' }
  }
  if (acceptsList(type, 'number')) return { type: 'list', of: 'number' }
  return acceptsList(type, 'string') ? { type: 'list', of: 'string' } : undefined
}

function getRange(name: string, range: InputOption['range']) {
  if (!range) return findNumberRange(name) ?? {}
  const [min, max, step] = range
  return { min, max, step }
}

/** The limits of a slider. */
interface NumberRange {
  min: number
  max: number
  step: number
}

const range = (min: number, max: number, step: number): NumberRange => ({ min, max, step })

/** The names of options with a range that follows from the name. The first match counts. */
const RANGES: [name: RegExp, range: NumberRange][] = [
  [/opacity$|ratio$|^percent$/i, range(0, 1, 0.05)],
  [/^(?:inner|outer)?radius$/i, range(0, 1, 0.05)],
  [/^(?:start|end)Angle$|^rotate$|^rotation$/, range(-6.3, 6.3, 0.05)],
  [/^lineWidth$/, range(0, 10, 0.5)],
  [/lineWidth$/i, range(0, 20, 0.5)],
  [/fontSize$/i, range(8, 48, 1)],
  [/lineHeight$/i, range(8, 64, 1)],
  [/fontWeight$/i, range(100, 900, 100)],
  [/^shadowBlur$/, range(0, 40, 1)],
  [/offset[XY]?$/i, range(-60, 60, 1)],
  [/padding|spacing|space$|margin|gap$/i, range(0, 60, 1)],
  [/^duration$|delay$|Time$/i, range(0, 3000, 50)],
  [/count$|number$|steps$|^level$|^cols$/i, range(1, 50, 1)],
  [/(?:min|max).*(?:width|height)$/i, range(0, 400, 5)],
  [/^(?:width|height)$/, range(0, 800, 10)],
  [/(?:width|height|length|distance)$/i, range(0, 200, 1)],
  [/^(?:size|r)$|size$/i, range(0, 60, 1)],
]

/** The range that follows from the name of an option, such as 0 to 1 for an opacity. */
export const findNumberRange = (name: string): NumberRange | undefined =>
  RANGES.find(([pattern]) => pattern.test(name))?.[1]
