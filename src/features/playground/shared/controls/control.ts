import type { DefaultValues } from '../../../../library/shared/default-value.ts'
import {
  accepts,
  acceptsList,
  hasValue,
  listMembers,
  listObjects,
  listValues,
  type OptionType,
} from '../../../../library/shared/option-type.ts'
import type { Literal } from '../options-code/object-node.ts'
import type { PlainValue } from '../options-code/edit-option.ts'

/** How a visitor changes an option. */
export type ControlInput =
  | { type: 'switch' }
  | { type: 'select'; values: (string | number)[] }
  /** With `min` and `max`, there is a slider next to the field. */
  | { type: 'number'; min?: number; max?: number; step?: number }
  | { type: 'color' }
  | { type: 'text' }
  /** The name of a column of the data. */
  | { type: 'column' }
  /** Several numbers or texts. `single` if one value without a list is allowed too. */
  | { type: 'list'; of: 'number' | 'string'; single?: boolean }
  /** An object with options of its own. `off` is the value that hides it, `on` the one that shows it again. */
  | { type: 'group'; object: string; off?: false | null }

type InputOption = { name: string; type: OptionType; values?: string[]; range?: number[] }

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
    const [min, max, step] = range ?? []
    return { type: 'number', ...(range ? { min, max, step } : findNumberRange(name)) }
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

/** The names of options with a range that follows from the name. The first match counts. */
const RANGES: [name: RegExp, min: number, max: number, step: number][] = [
  [/opacity$|ratio$|^percent$/i, 0, 1, 0.05],
  [/^(?:inner|outer)?radius$/i, 0, 1, 0.05],
  [/^(?:start|end)Angle$|^rotate$|^rotation$/, -6.3, 6.3, 0.05],
  [/^lineWidth$/, 0, 10, 0.5],
  [/lineWidth$/i, 0, 20, 0.5],
  [/fontSize$/i, 8, 48, 1],
  [/lineHeight$/i, 8, 64, 1],
  [/fontWeight$/i, 100, 900, 100],
  [/^shadowBlur$/, 0, 40, 1],
  [/offset[XY]?$/i, -60, 60, 1],
  [/padding|spacing|space$|margin|gap$/i, 0, 60, 1],
  [/^duration$|delay$|Time$/i, 0, 3000, 50],
  [/count$|number$|steps$|^level$|^cols$/i, 1, 50, 1],
  [/(?:min|max).*(?:width|height)$/i, 0, 400, 5],
  [/^(?:width|height)$/, 0, 800, 10],
  [/(?:width|height|length|distance)$/i, 0, 200, 1],
  [/^(?:size|r)$|size$/i, 0, 60, 1],
]

/** The limits of a slider that follow from the name of an option, such as 0 to 1 for an opacity. */
export function findNumberRange(name: string) {
  const [, min, max, step] = RANGES.find(([pattern]) => pattern.test(name)) ?? []
  return min === undefined ? undefined : { min, max, step }
}

export type Control = ControlInput & {
  name: string
  /** Plain text. */
  description: string
  /** The default as source code or as words. */
  default?: string
}

/** The controls of options objects, by id. An object that several others contain has a file of its own. */
export type ControlObjects = Record<string, Control[]>

/** The controls of a component, in the order of its API table. */
export interface ComponentControls {
  /** The first section has the options of the chart itself, and no title. */
  sections: { title?: string; controls: Control[] }[]
  /** Defaults of the chart for options inside objects. They replace those of the object. */
  defaults: DefaultValues
  /** Without those that have a file of their own. */
  objects: ControlObjects
}

/** The ids of the objects that controls open. */
export const listGroups = (controls: Control[]): string[] =>
  controls.flatMap((control) => (control.type === 'group' ? [control.object] : []))

export interface PlacedControl {
  control: Control
  path: string[]
}

/** Deeper options are found in their groups only. */
const MAX_DEPTH = 4

/** All controls that can be reached from a list, outer ones first. */
export function listNested(controls: Control[], objects: ControlObjects): PlacedControl[] {
  const found: PlacedControl[] = []
  let level: PlacedControl[] = controls.map((control) => ({ control, path: [control.name] }))
  for (let depth = 1; depth <= MAX_DEPTH; depth += 1) {
    found.push(...level)
    level = level.flatMap(({ control, path }) => {
      const inner = control.type === 'group' ? (objects[control.object] ?? []) : []
      return inner.map((one) => ({ control: one, path: [...path, one.name] }))
    })
  }
  return found
}

/** The controls that match a query, best first: the start of a name, a part of the path, then the description. */
export function filterControls(controls: PlacedControl[], query: string): PlacedControl[] {
  const words = query.trim().toLowerCase().split(/\s+/)
  const rank = ({ control, path }: PlacedControl): number => {
    const name = control.name.toLowerCase()
    const whole = path.join('.').toLowerCase()
    if (words.length === 1 && name.startsWith(words[0] ?? '')) return 0
    if (words.every((word) => whole.includes(word))) return 1
    const description = control.description.toLowerCase()
    return words.every((word) => whole.includes(word) || description.includes(word)) ? 2 : 3
  }
  return controls
    .map((placed) => ({ placed, rank: rank(placed) }))
    .filter((match) => match.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ placed }) => placed)
}

/** The text of a list in its field: `8, 8, 4, 4`. */
export const formatList = (value: PlainValue): string => (Array.isArray(value) ? value.join(', ') : String(value))

/**
 * Reads the text of a list. One item stays a list if the code has a list, or if the option accepts nothing else.
 * Undefined if a number is expected and the text is something else.
 */
export function parseList(
  text: string,
  { of, single = false }: { of: 'number' | 'string'; single?: boolean },
  current: PlainValue | undefined,
): PlainValue | undefined {
  const items = text.split(',').map((item) => item.trim())
  const values: Literal[] = items.filter(Boolean).map((item) => (of === 'number' ? Number(item) : item))
  if (values.some((value) => Number.isNaN(value))) return undefined
  const [only] = values
  return single && values.length === 1 && only !== undefined && !Array.isArray(current) ? only : values
}

const ANGLE = /^(-)?(?:(\d+) \* )?Math\.PI(?: \/ (\d+))?$/

/** The number in a default such as `0.5` or `-Math.PI / 2`. Undefined if it is words. */
export function readDefaultNumber(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const [angle, sign, factor = '1', divisor = '1'] = ANGLE.exec(text) ?? []
  if (angle === undefined) return Number.isFinite(Number(text)) ? Number(text) : undefined
  const value = (Number(factor) * Math.PI) / Number(divisor)
  return Number((sign ? -value : value).toFixed(2))
}

/** The text in a default such as `'rect'`, without the quotes. */
export const readDefaultText = (text: string): string => /^'([^']*)'$/.exec(text)?.[1] ?? text
