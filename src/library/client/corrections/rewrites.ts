import { below, isOptions, type Options } from './below.ts'
import type { Inks } from './inks.ts'

type Rewrite = (value: unknown, inks: Inks) => unknown

/** One color stands for two: the library adds a light one for the rest, and this the page's. */
const withTrack: Rewrite = (color, { track }) => (typeof color === 'string' ? [color, track] : color)

/** A breath of black is a shade of a light ground; on a dark one the same breath is white. */
const shade: Rewrite = (color, { shades }) =>
  typeof color === 'string' ? color.replace(/^rgba\(0, ?0, ?0,/, `rgba(${shades},`) : color

const QUADRANTS = 4

/** The labels of quadrants are a list, which nothing can be mixed below. */
const quadrantLabels: Rewrite = (labels, { label }) =>
  Array.from({ length: QUADRANTS }, (_, index) => {
    const own: unknown = Array.isArray(labels) ? labels[index] : undefined
    return below({ style: { fill: label } }, isOptions(own) ? own : {})
  })

/** Values that a demo gives and that yet must follow the page, by their path in the options. */
const REWRITES: Record<string, readonly (readonly [path: string, rewrite: Rewrite])[]> = {
  bar: [['barBackground.style.fill', shade]],
  column: [['columnBackground.style.fill', shade]],
  gauge: [['range.color', withTrack]],
  progress: [['color', withTrack]],
  radar: [
    ['xAxis.grid.alternateColor', shade],
    ['yAxis.grid.alternateColor', shade],
  ],
  'radial-bar': [['barBackground.style.fill', shade]],
  'ring-progress': [['color', withTrack]],
  scatter: [['quadrant.labels', quadrantLabels]],
}

export function rewriteOptions(plot: string, own: Options, inks: Inks): Options {
  return (REWRITES[plot] ?? []).reduce(
    (options, [path, rewrite]) => rewriteAt(options, path.split('.'), (value) => rewrite(value, inks)),
    own,
  )
}

/** Where the path leads through objects of the demo its end is rewritten; elsewhere nothing is added. */
function rewriteAt(
  options: Options,
  [key = '', ...rest]: readonly string[],
  rewrite: (value: unknown) => unknown,
): Options {
  const value = options[key]
  if (rest.length > 0) return isOptions(value) ? { ...options, [key]: rewriteAt(value, rest, rewrite) } : options
  const next = rewrite(value)
  return next === value ? options : { ...options, [key]: next }
}
