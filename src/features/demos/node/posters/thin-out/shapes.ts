import { pairs, type Point } from './path-text.ts'

/** A shape that may stand many times in a drawing. */
export interface Shape {
  /** Where its outline begins. */
  place: Point
  outline: Command[]
  /** All its attributes but the outline, as text. */
  paint: string
}

interface Command {
  name: string
  /** Coordinates are counted from the place of the shape. */
  parameters: number[]
}

/** Outlines are the same when no coordinate differs by more: each was rounded by itself. */
const ROUNDING = 0.15

/** Longer outlines are no signs of a point. */
const LONGEST_OUTLINE = 200

/** What a shape may say of itself without depending on where it stands. */
const PAINT = /^(?: (?:fill|stroke|opacity|fill-opacity|stroke-opacity|stroke-width|stroke-linecap)="(?!url)[^"]*")*$/

/** A path as a shape that has a place; undefined when it cannot be moved to another. */
export function readShape(tag: string): Shape | undefined {
  const [, before = '', d = '', after = ''] =
    /^<path((?: [\w-]+="[^"]*")*?) d="(M[^"]*)"((?: [\w-]+="[^"]*")*)\/>$/.exec(tag) ?? []
  const paint = before + after
  // relative commands can be moved as they are
  if (d === '' || d.length > LONGEST_OUTLINE || /[^MLZmlhvacqz\d\s.,-]/.test(d) || !PAINT.test(paint)) return undefined
  const [place] = pairs(d)
  if (!place) return undefined
  const outline = [...d.matchAll(/([a-z])([^a-z]*)/gi)].map(([, name = '', text = '']): Command => ({
    name,
    parameters: /[ML]/.test(name)
      ? pairs(text).flatMap(([x, y]) => [round(x - place[0]), round(y - place[1])])
      : (text.match(/-?[\d.]+/g)?.map(Number) ?? []),
  }))
  return { place, outline, paint }
}

const round = (value: number) => Math.round(value * 10) / 10

export function isSame(a: Shape, b: Shape): boolean {
  if (a.paint !== b.paint || a.outline.length !== b.outline.length) return false
  return a.outline.every(({ name, parameters }, index) => {
    const other = b.outline[index]
    return (
      other?.name === name &&
      other.parameters.length === parameters.length &&
      parameters.every((value, at) => Math.abs(value - (other.parameters[at] ?? 0)) < ROUNDING)
    )
  })
}

export const writeOutline = ({ outline }: Shape): string =>
  outline.map(({ name, parameters }) => `${name}${parameters.join(' ')}`).join('')
