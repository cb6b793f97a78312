import { findCommonEnds } from '../code-file.ts'

/** Lines that were replaced: `removed` lines of the old text from line `start` on, by `inserted` lines of the new one. */
export interface LineHunk {
  start: number
  removed: number
  inserted: string[]
}

/** A larger difference is stored as one hunk, because finding the smallest one would take long. */
const MAX_EDITS = 400

/** Finds the smallest difference of two lists of lines, with the algorithm of Myers. */
export function diffLines(before: string[], after: string[]): LineHunk[] {
  const { start, tail } = findCommonEnds(before, after)
  const oldLines = before.slice(start, before.length - tail)
  const newLines = after.slice(start, after.length - tail)
  if (oldLines.length === 0 && newLines.length === 0) return []
  const pairs = findPairs(oldLines, newLines) ?? []
  const hunks: LineHunk[] = []
  let [oldLine, newLine] = [0, 0]
  for (const [x, y] of [...pairs, [oldLines.length, newLines.length] as const]) {
    if (x > oldLine || y > newLine)
      hunks.push({ start: start + oldLine, removed: x - oldLine, inserted: newLines.slice(newLine, y) })
    oldLine = x + 1
    newLine = y + 1
  }
  return hunks
}

/** The lines that stay, as positions in both lists. Undefined if there are too many differences. */
function findPairs(before: string[], after: string[]): [x: number, y: number][] | undefined {
  // the farthest position in the old list on each diagonal, before each step
  const steps: Map<number, number>[] = []
  let reached = new Map([[1, 0]])
  for (let edits = 0; edits <= Math.min(before.length + after.length, MAX_EDITS); edits++) {
    steps.push(reached)
    const next = new Map(reached)
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = takesInsertion(reached, diagonal, edits) ? getX(reached, diagonal + 1) : getX(reached, diagonal - 1) + 1
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++
      next.set(diagonal, x)
      if (x >= before.length && x - diagonal >= after.length) return tracePairs(steps, before.length, after.length)
    }
    reached = next
  }
  return undefined
}

const getX = (reached: Map<number, number>, diagonal: number): number => reached.get(diagonal) ?? -1

const takesInsertion = (reached: Map<number, number>, diagonal: number, edits: number): boolean =>
  diagonal === -edits || (diagonal !== edits && getX(reached, diagonal - 1) < getX(reached, diagonal + 1))

function tracePairs(steps: Map<number, number>[], oldLength: number, newLength: number): [x: number, y: number][] {
  const pairs: [x: number, y: number][] = []
  let [x, y] = [oldLength, newLength]
  for (let edits = steps.length - 1; edits >= 0; edits--) {
    const reached = steps[edits] ?? new Map<number, number>()
    const diagonal = x - y
    const previous = takesInsertion(reached, diagonal, edits) ? diagonal + 1 : diagonal - 1
    const previousX = getX(reached, previous)
    while (x > Math.max(previousX, 0) && y > Math.max(previousX - previous, 0) && x > 0 && y > 0) {
      x--
      y--
      pairs.push([x, y])
    }
    x = previousX
    y = previousX - previous
  }
  return pairs.toReversed()
}
