import { createHash } from 'node:crypto'
import { addColorScheme, type Picture } from './posters.ts'
import { readLines, writeCaps, writePoints, type Point } from './thin-out/path-text.ts'

/** Smaller texts cannot be read in a thumbnail, which has half the size of the poster or less. */
const MIN_FONT_SIZE = 18

const SMALL_TEXT = /<text\b[^>]*\bfont-size="([\d.]+)"[^>]*>[^<]*(?:<tspan\b[^>]*>[^<]*<\/tspan>)*<\/text>/g

const EMPTY_TEXT = /<text\b[^>]*\/>/g

/** An icon. Browsers create a document for each image that is an SVG. */
const ICON =
  /<image x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" href="data:image\/svg\+xml,([^"]*)"\/>/g

/** The symbol of a legend item, between an invisible area that receives clicks and a text. */
const LEGEND_SYMBOL = /<path opacity="0" [^>]*fill="#fff"\/><path [^>]*\/>(?=<text )/g

/** The tick of an axis. */
const TICK = /<line x1="([-\d.]+)" y1="([-\d.]+)" x2="([-\d.]+)" y2="([-\d.]+)"[^>]*\/>/g

const MAX_TICK_LENGTH = 8

/** The clip path of the marks: `M x,y l width,0 l 0,height`. */
const PLOT_AREA = /<clipPath id="[^"]*"><path d="M ([-\d.]+),([-\d.]+) l ([\d.]+),0 l 0,([\d.]+) /g

/** Space for the strokes and points at the edge of the plot area. */
const MARGIN = 8

/** With more paths than this, similar colors become the same, so that more paths can be merged. */
const MAX_PATHS = 60

/** Thousands of points take longer to draw than a frame, and cover each other in a thumbnail. */
const MAX_MARKERS = 1000

export type Thumbnail = ReturnType<typeof createThumbnail>

/** Makes a thumbnail from a poster: the marks alone, without axes, legends and texts that are too small to read. */
export function createThumbnail({ drawing, address }: Pick<Picture, 'drawing' | 'address'>) {
  const marks = drawing
    .replaceAll(LEGEND_SYMBOL, '')
    .replaceAll(EMPTY_TEXT, '')
    .replaceAll(ICON, embedIcon)
    .replaceAll(SMALL_TEXT, (text, size: string) => (Number(size) < MIN_FONT_SIZE ? '' : text))
    .replaceAll(TICK, (line, ...ends: string[]) => (getLength(ends) > MAX_TICK_LENGTH ? line : ''))
  const cropped = cropToPlotArea(reducePaths(limitMarkers(marks, MAX_MARKERS)))
  const hash = createHash('sha256').update(cropped).digest('hex').slice(0, 8)
  return { address: address.replace(/\.\w+\.\w+\.svg$/, `.thumbnail.${hash}.svg`), content: addColorScheme(cropped) }
}

/** Makes an icon part of the drawing if it has its own size there. */
function embedIcon(image: string, x: string, y: string, width: string, height: string, data: string): string {
  const svg = decodeURIComponent(data)
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`
  return svg.startsWith(start) ? svg.replace('<svg ', `<svg x="${x}" y="${y}" `) : image
}

function getLength([x1, y1, x2, y2]: string[]): number {
  return Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1))
}

/** Makes the drawing cheap: dozens of thumbnails appear while a page of them is scrolled. */
function reducePaths(svg: string): string {
  const merged = mergePaths(svg)
  const count = merged.split('<path ').length
  return count > MAX_PATHS ? mergePaths(merged.replaceAll(/#[0-9a-f]{6}/g, roundColor)) : merged
}

/** `#7ca9ff` becomes `#7af`. */
const roundColor = (color: string): string =>
  `#${[1, 3, 5].map((start) => Math.round(Number.parseInt(color.slice(start, start + 2), 16) / 17).toString(16)).join('')}`

function cropToPlotArea(svg: string): string {
  const [, total = 0] = /viewBox="[-\d.]+ [-\d.]+ [\d.]+ ([\d.]+)"/.exec(svg)?.map(Number) ?? []
  const areas = [...svg.matchAll(PLOT_AREA)]
    .map(([, ...numbers]) => numbers.map(Number))
    // the bar of a color legend has a clip path too
    .filter(([, , , height = 0]) => height > total / 5)
  if (areas.length === 0) return svg
  const left = Math.min(...areas.map(([x = 0]) => x)) - MARGIN
  const top = Math.min(...areas.map(([, y = 0]) => y)) - MARGIN
  const right = Math.max(...areas.map(([x = 0, , width = 0]) => x + width)) + MARGIN
  const bottom = Math.max(...areas.map(([, y = 0, , height = 0]) => y + height)) + MARGIN
  const [width, height] = [right - left, bottom - top]
  return svg.replace(
    / width="[\d.]+" height="[\d.]+" viewBox="[^"]*"/,
    ` width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`,
  )
}

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
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  return { outline, style, boxes: [box] }
}

/** The index of the last path that looks the same, or that this one must stay in front of; -1 if there is none. */
function findPlace(earlier: Path[], { style, boxes }: Path): number {
  if (SEPARATE.test(style)) return -1
  const isEnd = (other: Path) => other.style === style || !boxes || !other.boxes || overlap(boxes, other.boxes)
  return earlier.findLastIndex(isEnd)
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
