import { readLines } from './thin-out/path-text.ts'

/** Paths next to each other, without content. */
const RUN = /(?:<path [^>]*\/>){2,}/g

/** Paths whose place matters, or that change when they are drawn twice on the same place. */
const SEPARATE = /opacity|marker|transform|clip-path/

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Path {
  outline: string
  /** All attributes except the outline. */
  style: string
  /** The places of its parts; undefined if they are not known. */
  boxes: Box[] | undefined
}

/**
 * Draws paths that look the same as one path, as browsers need time for each element. A path moves behind others only if
 * it does not touch them.
 */
export const mergePaths = (svg: string): string =>
  svg.replaceAll(RUN, (run) => {
    const merged: Path[] = []
    for (const [element] of run.matchAll(/<path [^>]*\/>/g)) {
      const path = readPath(element)
      const place = findPlace(merged, path)
      const last = merged[place]
      if (last?.style === path.style) merged[place] = joinPaths(last, path)
      else merged.push(path)
    }
    return merged.map(({ outline, style }) => `<path d="${outline}"${style}/>`).join('')
  })

function readPath(element: string): Path {
  const outline = / d="([^"]*)"/.exec(element)?.[1] ?? ''
  const style = element.slice('<path'.length, -'/>'.length).replace(` d="${outline}"`, '')
  const points = readLines(outline.replaceAll('z', 'Z'))?.flatMap((line) => line.points)
  if (!points || points.length === 0) return { outline, style, boxes: undefined }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    outline,
    style,
    boxes: [{ left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }],
  }
}

/** The index of the last path that looks the same, or that this one must stay in front of; -1 if there is none. */
function findPlace(earlier: Path[], { style, boxes }: Path): number {
  if (SEPARATE.test(style)) return -1
  return earlier.findLastIndex(
    (other) => other.style === style || !boxes || !other.boxes || overlap(boxes, other.boxes),
  )
}

const joinPaths = (one: Path, two: Path): Path => ({
  outline: one.outline + two.outline,
  style: one.style,
  boxes: one.boxes && two.boxes && [...one.boxes, ...two.boxes],
})

/** Cells that share an edge do not overlap. */
const overlap = (boxes: Box[], others: Box[]): boolean =>
  boxes.some((one) =>
    others.some((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom),
  )
