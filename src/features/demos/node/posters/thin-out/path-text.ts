export type Point = readonly [x: number, y: number]

export interface Line {
  points: Point[]
  closed: boolean
}

/** A curve that ends this near to its start cannot be told from a straight line. */
const SHORT_CURVE = 3

/** The lines of a path; undefined when it has other commands, or curves that can be seen. */
export function readLines(d: string): Line[] | undefined {
  if (/[^MLCZ\d\s.,-]/.test(d)) return undefined
  const lines: Line[] = []
  for (const [, command = '', parameters = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const places = pairs(parameters)
    if (command === 'M') lines.push({ points: [], closed: false })
    const line = lines.at(-1)
    if (!line || line.closed) return undefined
    if (command === 'Z') line.closed = true
    else if (command !== 'C') line.points.push(...places)
    else if (!places.every((place) => distance(place, line.points.at(-1)) <= SHORT_CURVE)) return undefined
    else line.points.push(...places.slice(-1))
  }
  return lines
}

export function pairs(parameters: string): Point[] {
  const numbers = parameters.match(/-?[\d.]+/g)?.map(Number) ?? []
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ])
}

const distance = ([x, y]: Point, [fromX, fromY]: Point = [x, y]) => Math.hypot(x - fromX, y - fromY)

/** Points on a grid of `step`, each told by its way from the one before: the shortest text there is. */
export function writePoints(points: Point[], step: number): string {
  const onGrid = points.map(([x, y]) => [Math.round(x / step), Math.round(y / step)] as const)
  const ways = onGrid.flatMap(([x, y], index) => {
    const [fromX, fromY] = onGrid[index - 1] ?? [0, 0]
    return [(x - fromX) * step, (y - fromY) * step]
  })
  return `M${join(ways.slice(0, 2))}${ways.length > 2 ? `l${join(ways.slice(2))}` : ''}`
}

/** A sign parts two numbers, and so does the point of a number after one that has a point. */
function join(numbers: number[]): string {
  let text = ''
  let last = ''
  for (const number of numbers) {
    const next = String(Math.round(number * 10) / 10).replace(/^(-?)0\./, '$1.')
    const parted = last === '' || next.startsWith('-') || (next.startsWith('.') && last.includes('.'))
    text += parted ? next : ` ${next}`
    last = next
  }
  return text
}
