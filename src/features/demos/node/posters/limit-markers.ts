import { writeCaps, writePoints, type Point } from './thin-out/path-text.ts'

/** A path with markers: its start, then relative steps. */
const MARKED_PATH = /<path d="M([^l"]*l[^"]*)"(?= fill="none" marker-start)/g

/** A path of lines without length. */
const DOTS = /<path d="M([-\d. ]+z(?:m[-\d. ]+z)+)"/g

const GRID = 0.5

/** Keeps at most this many markers or dots of each path, evenly distributed. */
export const limitMarkers = (svg: string, max: number): string =>
  limitPoints(limitPoints(svg, max, MARKED_PATH, writePoints), max, DOTS, writeCaps)

const limitPoints = (svg: string, max: number, pattern: RegExp, write: typeof writePoints): string =>
  svg.replaceAll(pattern, (path, steps: string) => {
    const points = readSteps(steps)
    const every = Math.ceil(points.length / max)
    const kept = points.filter((_, index) => index % every === 0)
    return every < 2 ? path : `<path d="${write(kept, GRID)}"`
  })

/** The points of relative steps, of which the first one starts at zero. Ignores the letters between them. */
function readSteps(text: string): Point[] {
  const numbers = text.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
  let [x, y] = [0, 0]
  return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
    x += numbers[2 * index] ?? 0
    y += numbers[2 * index + 1] ?? 0
    return [x, y]
  })
}
