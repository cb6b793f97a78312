import { collectReachable } from '../../../core/shared/collect-reachable.ts'
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
import { groupRows, type ApiDocumentation, type DocumentedOption } from '../../api-tables/node/index.ts'
import {
  listGroups,
  type ComponentControls,
  type Control,
  type ControlInput,
  type ControlObjects,
} from '../shared/controls/control.ts'

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

/** Lists the controls of all components, and of the options objects that several others contain, by file. */
export function listControls(
  components: string[],
  api: ApiDocumentation,
): Map<string, ComponentControls | ControlObjects> {
  const controls = new Map(Object.keys(api.library.definitions).map((id) => [id, createControls(id, api)]))
  const listInner = (id: string) => listGroups(controls.get(id) ?? [])
  const isInside = (id: string) => !api.shared.has(id)
  /** The controls of objects and of those that only they contain. */
  const collectObjects = (start: string[]): ControlObjects => {
    const ids = collectReachable(start, (id) => listInner(id).filter(isInside))
    return Object.fromEntries([...ids].map((id) => [id, controls.get(id) ?? []]))
  }
  const files = new Map<string, ComponentControls | ControlObjects>()
  for (const id of components) {
    const sections = createSections(id, controls.get(id) ?? [], api)
    const groups = sections.flatMap((section) => listGroups(section.controls))
    const defaults = pickInner(api.tables.get(id)?.defaults ?? {}, sections)
    files.set(id, { sections, defaults, objects: collectObjects(groups.filter(isInside)) })
  }
  for (const id of collectReachable(components, listInner)) if (api.shared.has(id)) files.set(id, collectObjects([id]))
  return files
}

function createSections(id: string, controls: Control[], api: ApiDocumentation): ComponentControls['sections'] {
  const table = api.tables.get(id)
  if (!table) return []
  const { own, groups } = groupRows(table, api)
  const pick = (rows: { name: string }[]) =>
    rows.flatMap(({ name }) => controls.find((control) => control.name === name) ?? [])
  const sections = [{ controls: pick(own) }, ...groups.map(({ title, rows }) => ({ title, controls: pick(rows) }))]
  return sections.filter((section) => section.controls.length > 0)
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
