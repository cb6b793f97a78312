import type { DefaultValues } from '../../../../library/shared/default-value.ts'
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

/** The control of one option. */
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

/** A control and the path of its option. */
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
    level = level.flatMap(({ control, path }) =>
      (control.type === 'group' ? (objects[control.object] ?? []) : []).map((inner) => ({
        control: inner,
        path: [...path, inner.name],
      })),
    )
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
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const values: Literal[] = of === 'number' ? items.map(Number) : items
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
