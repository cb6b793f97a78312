import { createHash } from 'node:crypto'
import { limitMarkers } from './limit-markers.ts'
import { addColorScheme, type Picture } from './posters.ts'

/** Smaller texts cannot be read in a thumbnail, which has half the size of the poster or less. */
const MIN_FONT_SIZE = 18

const SMALL_TEXT = /<text\b[^>]*\bfont-size="([\d.]+)"[^>]*>[^<]*(?:<tspan\b[^>]*>[^<]*<\/tspan>)*<\/text>/g

/** The symbol of a legend item, between an invisible area that receives clicks and a text. */
const LEGEND_SYMBOL = /<path opacity="0" [^>]*fill="#fff"\/><path [^>]*\/>(?=<text )/g

/** The clip path of the marks: `M x,y l width,0 l 0,height`. */
const PLOT_AREA = /<clipPath id="[^"]*"><path d="M ([-\d.]+),([-\d.]+) l ([\d.]+),0 l 0,([\d.]+) /g

/** Space for the strokes and points at the edge of the plot area. */
const MARGIN = 8

/** Thousands of points take longer to draw than a frame, and cover each other in a thumbnail. */
const MAX_MARKERS = 1000

export interface Thumbnail {
  address: string
  content: string
}

/** Makes a thumbnail from a poster: the marks alone, without axes, legends and texts that are too small to read. */
export function createThumbnail({ drawing, address }: Pick<Picture, 'drawing' | 'address'>): Thumbnail {
  const marks = drawing
    .replaceAll(LEGEND_SYMBOL, '')
    .replaceAll(SMALL_TEXT, (text, size: string) => (Number(size) < MIN_FONT_SIZE ? '' : text))
  const cropped = cropToPlotArea(limitMarkers(marks, MAX_MARKERS))
  const hash = createHash('sha256').update(cropped).digest('hex').slice(0, 8)
  return { address: address.replace(/\.\w+\.\w+\.svg$/, `.thumbnail.${hash}.svg`), content: addColorScheme(cropped) }
}

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
