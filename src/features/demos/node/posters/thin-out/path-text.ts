export type Point = readonly [x: number, y: number]

export interface Line {
  points: Point[]
  closed: boolean
}

/** A curve within this distance looks like a straight line. */
const MAX_CURVE_SIZE = 3

/** Reads the lines of a path. Undefined if it has other commands or visible curves. */
export function readLines(d: string): Line[] | undefined {
  if (/[^MLCZ\d\s.,-]/.test(d)) return undefined
  const lines: Line[] = []
  for (const [, command = '', parameters = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const points = readPairs(parameters)
    if (command === 'M') lines.push({ points: [], closed: false })
    const line = lines.at(-1)
    if (!line || line.closed) return undefined
    if (command === 'Z') line.closed = true
    else if (command !== 'C') line.points.push(...points)
    else if (!points.every((point) => getDistance(point, line.points.at(-1)) <= MAX_CURVE_SIZE)) return undefined
    else line.points.push(...points.slice(-1))
  }
  return lines
}

export function readPairs(parameters: string): Point[] {
  const numbers = parameters.match(/-?[\d.]+/g)?.map(Number) ?? []
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ])
}

const getDistance = ([x, y]: Point, [fromX, fromY]: Point = [x, y]) => Math.hypot(x - fromX, y - fromY)

/** Writes points on a grid of `step` as relative steps, which is the shortest notation. */
export function writePoints(points: Point[], step: number): string {
  const [start = [], ...steps] = getSteps(points, step)
  return `M${joinNumbers(start)}${steps.length > 0 ? `l${joinNumbers(steps.flat())}` : ''}`
}

/** Writes points on a grid of `step` as lines without length, of which only the caps are visible. */
export const writeCaps = (points: Point[], step: number): string =>
  getSteps(points, step)
    .map((pair, index) => `${index === 0 ? 'M' : 'm'}${joinNumbers(pair)}z`)
    .join('')

function getSteps(points: Point[], step: number): number[][] {
  const onGrid = points.map(([x, y]) => [Math.round(x / step), Math.round(y / step)] as const)
  return onGrid.map(([x, y], index) => {
    const [fromX, fromY] = onGrid[index - 1] ?? [0, 0]
    return [(x - fromX) * step, (y - fromY) * step]
  })
}

/** Omits the space before a minus sign, and before a decimal point if the previous number has one too. */
function joinNumbers(numbers: number[]): string {
  let text = ''
  let last = ''
  for (const number of numbers) {
    const next = String(Math.round(number * 10) / 10).replace(/^(-?)0\./, '$1.')
    const isSeparated = last === '' || next.startsWith('-') || (next.startsWith('.') && last.includes('.'))
    text += isSeparated ? next : ` ${next}`
    last = next
  }
  return text
}
