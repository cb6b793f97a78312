import { writePoints } from './path-text.ts'
import { isSame, readShape, writeOutline, type Shape } from './shapes.ts'
import { inRows, visiblePoints } from './visible-points.ts'

/** From so many equal shapes on, one marker is shorter. */
const SOME = 20
/** From so many on, nobody can tell one from its neighbors: they lie on a coarser grid, and those that are covered are left out. */
const MANY = 1000
const FINE_GRID = 0.1
const COARSE_GRID = 0.5

/** Equal shapes that follow each other become one path with that shape as its marker. Pure; ids begin with `prefix`. */
export function gatherMarkers(svg: string, prefix: string): string {
  const parts = svg.split(/(?=<)/)
  const written: string[] = []
  let markers = 0
  while (parts.length > written.length) {
    const run = equalShapes(parts, written.length)
    const [shape] = run
    if (shape && run.length >= SOME) {
      const path = writeMarkers(shape, run, `${prefix}-m${++markers}`)
      written.push(path, ...run.slice(1).map(() => ''))
    } else written.push(parts[written.length] ?? '')
  }
  return written.join('')
}

/** The shapes from one part on, as long as they are equal. */
function equalShapes(parts: string[], start: number): Shape[] {
  const run: Shape[] = []
  for (let index = start; index < parts.length; index++) {
    const shape = readShape(parts[index] ?? '')
    if (!shape || (run[0] && !isSame(run[0], shape))) break
    run.push(shape)
  }
  return run
}

/** Each marker is painted by itself: where they are seen through each other they add up as the shapes did. */
function writeMarkers(shape: Shape, run: Shape[], id: string): string {
  const places = run.map(({ place }) => place)
  const coarse = run.length >= MANY && hasOnePaint(shape)
  const points = coarse
    ? writePoints(inRows(visiblePoints(places, opacityOf(shape))), COARSE_GRID)
    : writePoints(places, FINE_GRID)
  const uses = ['start', 'mid', 'end'].map((where) => ` marker-${where}="url(#${id})"`).join('')
  return `<marker id="${id}" markerUnits="userSpaceOnUse" overflow="visible"><path d="${writeOutline(shape)}"${shape.paint}/></marker><path d="${points}" fill="none"${uses}/>`
}

/** Only shapes of one paint look the same in any order. */
const hasOnePaint = ({ paint }: Shape) => !/ stroke="(?!null|none)/.test(paint) || / fill="none"/.test(paint)

function opacityOf({ paint }: Shape): number {
  return [...paint.matchAll(/ (?:fill-|stroke-)?opacity="([^"]+)"/g)].reduce(
    (product, [, value]) => product * Number(value),
    1,
  )
}
