import { layerDots } from './dots.ts'
import { readPairs, writeCaps, writePoints, type Point } from './path-text.ts'

/** A shape that can be repeated in a drawing. */
interface Shape {
  /** The start of its outline. */
  position: Point
  outline: Command[]
  /** Its other attributes as text. */
  paint: string
}

interface Command {
  name: string
  /** Coordinates relative to the position of the shape. */
  parameters: number[]
}

/** From this number of equal shapes on, a marker makes the file smaller. */
const MIN_SHAPES = 20
/** From this number on, markers are slow, so squares and circles become dots on a coarser grid. */
const MANY_SHAPES = 1000
const FINE_GRID = 0.1
const COARSE_GRID = 0.5

/** Outlines are equal up to this difference, because each one was rounded separately. */
const TOLERANCE = 0.15

/** Longer outlines are not points of a chart. */
const MAX_OUTLINE_LENGTH = 200

/** Attributes that don't depend on the position of a shape. */
const PAINT = /^(?: (?:fill|stroke|opacity|fill-opacity|stroke-opacity|stroke-width|stroke-linecap)="(?!url)[^"]*")*$/

/** Replaces each run of equal shapes with a path that uses the shape as its marker. New ids start with `prefix`. */
export function gatherMarkers(svg: string, prefix: string): string {
  const parts = svg.split(/(?=<)/)
  const written: string[] = []
  let markers = 0
  while (parts.length > written.length) {
    const run = readEqualShapes(parts, written.length)
    const [shape] = run
    if (shape && run.length >= MIN_SHAPES) {
      const dot = run.length >= MANY_SHAPES ? readDot(shape) : undefined
      const paths = dot ? writeDots(dot, shape, run) : writeMarkers(shape, run, `${prefix}-m${++markers}`)
      written.push(paths, ...run.slice(1).map(() => ''))
    } else written.push(parts[written.length] ?? '')
  }
  return written.join('')
}

/** Reads equal shapes until the first different part. */
function readEqualShapes(parts: string[], start: number): Shape[] {
  const run: Shape[] = []
  for (let index = start; index < parts.length; index++) {
    const shape = readShape(parts[index] ?? '')
    if (!shape || (run[0] && !isSameShape(run[0], shape))) break
    run.push(shape)
  }
  return run
}

/** Markers are painted one by one, so overlapping translucent shapes look as before. */
function writeMarkers(shape: Shape, run: Shape[], id: string): string {
  const points = writePoints(
    run.map(({ position }) => position),
    FINE_GRID,
  )
  const uses = ['start', 'mid', 'end'].map((where) => ` marker-${where}="url(#${id})"`).join('')
  const marked = `<path d="${writeOutline(shape)}"${shape.paint}/>`
  const marker = `<marker id="${id}" markerUnits="userSpaceOnUse" overflow="visible">${marked}</marker>`
  return `${marker}<path d="${points}" fill="none"${uses}/>`
}

interface Dot {
  fill: string
  cap: 'square' | 'round'
  size: number
  /** From the position of the shape to its center. */
  offset: number
}

/** Reads a filled square or circle. Undefined for other shapes, and for a stroke, which makes the order visible. */
function readDot(shape: Shape): Dot | undefined {
  const fill = / fill="(?!none)([^"]+)"/.exec(shape.paint)?.[1]
  if (!fill || / stroke="(?!null|none)/.test(shape.paint)) return undefined
  const outline = writeOutline(shape)
  const side = Number(/^M0 0L([\d.]+) 0L\1 \1L0 \1Z$/.exec(outline)?.[1])
  if (side) return { fill, cap: 'square', size: side, offset: side / 2 }
  const radius = Number(/^M0 0m-([\d.]+) 0a\1 \1 0 1 0 [\d.]+ 0a\1 \1 0 1 0 -[\d.]+ 0$/.exec(outline)?.[1])
  return radius ? { fill, cap: 'round', size: 2 * radius, offset: 0 } : undefined
}

/** Draws dots as the caps of lines without length. The lines of one path are painted at once, hence the layers. */
function writeDots({ fill, cap, size, offset }: Dot, shape: Shape, run: Shape[]): string {
  const points = run.map(({ position: [x, y] }): Point => [x + offset, y + offset])
  const opacity = getOpacity(shape)
  const paint = `stroke="${fill}" stroke-opacity="${opacity}" stroke-width="${size}" stroke-linecap="${cap}"`
  return layerDots(points, size, opacity)
    .map((layer) => `<path d="${writeCaps(layer, COARSE_GRID)}" fill="none" ${paint}/>`)
    .join('')
}

function getOpacity({ paint }: Shape): number {
  return [...paint.matchAll(/ (?:fill-)?opacity="([^"]+)"/g)].reduce((product, [, value]) => product * Number(value), 1)
}

/** Reads a path as a shape. Undefined if the path depends on its position. */
function readShape(tag: string): Shape | undefined {
  const [, before = '', d = '', after = ''] =
    /^<path((?: [\w-]+="[^"]*")*?) d="(M[^"]*)"((?: [\w-]+="[^"]*")*)\/>$/.exec(tag) ?? []
  const paint = before + after
  // relative commands don't depend on the position
  if (d === '' || d.length > MAX_OUTLINE_LENGTH || /[^MLZmlhvacqz\d\s.,-]/.test(d) || !PAINT.test(paint))
    return undefined
  const [position] = readPairs(d)
  if (!position) return undefined
  const outline = [...d.matchAll(/([a-z])([^a-z]*)/gi)].map(([, name = '', text = '']): Command => ({
    name,
    parameters: /[ML]/.test(name)
      ? readPairs(text).flatMap(([x, y]) => [round(x - position[0]), round(y - position[1])])
      : (text.match(/-?[\d.]+/g)?.map(Number) ?? []),
  }))
  return { position, outline, paint }
}

const round = (value: number) => Math.round(value * 10) / 10

function isSameShape(a: Shape, b: Shape): boolean {
  if (a.paint !== b.paint || a.outline.length !== b.outline.length) return false
  return a.outline.every(({ name, parameters }, index) => {
    const other = b.outline[index]
    return (
      other?.name === name &&
      other.parameters.length === parameters.length &&
      parameters.every((value, at) => Math.abs(value - (other.parameters[at] ?? 0)) < TOLERANCE)
    )
  })
}

const writeOutline = ({ outline }: Shape): string =>
  outline.map(({ name, parameters }) => `${name}${parameters.join(' ')}`).join('')
