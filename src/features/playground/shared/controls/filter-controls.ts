import type { Control, ControlFile } from './control.ts'

/** A control and the path of its option. */
export interface PlacedControl {
  control: Control
  path: string[]
}

/** Deeper options are found in their groups only. */
const MAX_DEPTH = 4

/** All controls that can be reached from a list, outer ones first. */
export function listNested(controls: Control[], objects: ControlFile['objects']): PlacedControl[] {
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
