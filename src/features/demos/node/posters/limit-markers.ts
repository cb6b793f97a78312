import { writePoints, type Point } from './thin-out/path-text.ts'

/** A path with markers: its start, then relative steps. */
const MARKED_PATH = /<path d="M([^l"]*)l([^"]*)"(?= fill="none" marker-start)/g

const GRID = 0.5

/** Keeps at most this many markers of each path, evenly distributed. */
export const limitMarkers = (svg: string, max: number): string =>
  svg.replaceAll(MARKED_PATH, (path, start: string, steps: string) => {
    const points = readSteps(`${start} ${steps}`)
    const every = Math.ceil(points.length / max)
    const kept = points.filter((_, index) => index % every === 0)
    return every < 2 ? path : `<path d="${writePoints(kept, GRID)}"`
  })

/** The points of relative steps, of which the first one starts at zero. */
function readSteps(text: string): Point[] {
  const numbers = text.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
  let [x, y] = [0, 0]
  return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
    x += numbers[2 * index] ?? 0
    y += numbers[2 * index + 1] ?? 0
    return [x, y]
  })
}
