import { G2 } from '@antv/g2plot'
import { MIN_CONTRAST } from './colors.ts'
import { blendColors, getContrast, INK_COLORS, parseColor, pickTextColor, type Rgba } from './contrast.ts'
import type { ThemeMark } from './g2-theme.ts'

type Layout = ReturnType<typeof G2.getGeometryLabelLayout>
type Items = Parameters<Layout>[0]
type Labels = Parameters<Layout>[1]
type Shapes = Parameters<Layout>[2]
type Shape = Shapes[number]
type Group = Extract<Shape, G2.IGroup>

/** Missing in the types of the chart engine. */
interface Transformed {
  getTotalMatrix: () => readonly number[] | null
}

/** The label layouts of the chart engine. The empty name is used by plots without a layout. */
const LAYOUTS = [
  '',
  'overlap',
  'distribute',
  'fixed-overlap',
  'hide-overlap',
  'limit-in-shape',
  'limit-in-canvas',
  'limit-in-plot',
  'pie-outer',
  'pie-spider',
  'interval-adjust-position',
  'interval-hide-overlap',
  'point-adjust-position',
  'path-adjust-position',
]

/** The labels of a Sankey diagram have this color by default. A callback for their position has to repeat it. */
const SANKEY_COLOR = '#545454'

/** Below this contrast a shape looks like the background. */
const BACKGROUND_CONTRAST = 1.15

/** Extends every label layout: labels in a theme color get one that is readable on the shape behind them. */
export function registerLabelColors(): void {
  for (const name of LAYOUTS) {
    const layout = G2.getGeometryLabelLayout(name) as Layout | undefined
    G2.registerGeometryLabelLayout(name, (items, labels, shapes, ...rest) => {
      const done = layout?.(items, labels, shapes, ...rest) as void | Promise<void>
      if (done instanceof Promise) return done.then(() => colorLabels(items, labels, shapes))
      colorLabels(items, labels, shapes)
    })
  }
  // the original layout uses the brightness and fails AA on half of its own palette
  const adjustColor = G2.getGeometryLabelLayout('adjust-color') as Layout | undefined
  G2.registerGeometryLabelLayout('adjust-color', (items, labels, shapes, ...rest) => {
    if (findThemedGeometry(shapes)) colorLabels(items, labels, shapes)
    else return adjustColor?.(items, labels, shapes, ...rest)
  })
}

/** The geometry that the shapes belong to, if its chart has a theme of this module. */
function findThemedGeometry(shapes: Shapes): G2.Geometry | undefined {
  const element = shapes.find((shape) => shape)?.get('element') as G2.Element | undefined
  return (element?.geometry.theme as ThemeMark | undefined)?.chartTheme && element?.geometry
}

function colorLabels(items: Items, labels: Labels, shapes: Shapes): void {
  const geometry = findThemedGeometry(shapes)
  const background = parseColor(geometry?.theme.background)
  if (!geometry || !background) return
  const { theme, container } = geometry
  const themeColors = new Set<unknown>([
    ...INK_COLORS,
    SANKEY_COLOR,
    theme.labels.style.fill,
    theme.innerLabels.style.fill,
    theme.overflowLabels.style.fill,
  ])
  const outsideColor = theme.labels.style.fill as string
  const offsets = new Map(items.map((item) => [item?.id, item]))

  labels.forEach((label, index) => {
    if (label.destroyed) return
    const { offsetX = 0, offsetY = 0 } = offsets.get(label.get('id') as string) ?? {}
    for (const text of label.findAll((shape) => shape.get('type') === 'text')) {
      // keep a color that the chart itself sets
      if (!themeColors.has(text.attr('fill'))) continue
      const { minX, maxX, minY, maxY } = text.getCanvasBBox()
      const y = (minY + maxY) / 2 + offsetY
      const findBehind = (fraction: number) => {
        const x = minX + (maxX - minX) * fraction + offsetX
        const own = findShapesAt(shapes[index], x, y)
        if (own.some(isOpaque)) return own
        // the label's own shape has its final position, other shapes may still be moving
        const others = findShapesAt(container.getParent() as Shape, x, y).filter((shape) => !shape.get('animating'))
        return others.length > 0 ? others : own
      }
      const [start, middle, end] = [findBehind(0.1), findBehind(0.5), findBehind(0.9)]
      const overflows = start.length * end.length === 0
      if (middle.length === 0) text.attr('fill', outsideColor)
      else if (overflows)
        text.attr({ fill: outsideColor, stroke: theme.background as string, lineWidth: 3, lineJoin: 'round' })
      else text.attr('fill', pickColorOnShapes(middle, background, outsideColor))
    }
  })
}

const getOpacity = (shape: Shape) => Number(shape.attr('opacity') ?? 1) * Number(shape.attr('fillOpacity') ?? 1)
const isOpaque = (shape: Shape) => getOpacity(shape) > 0.9

function pickColorOnShapes(shapes: readonly Shape[], background: Rgba, outsideColor: string): string {
  const visible = shapes.reduce(
    (behind, shape) => blendColors(getFillColor(shape) ?? behind, behind, getOpacity(shape)),
    background,
  )
  const outside = parseColor(outsideColor)
  // a shape that looks like the background keeps the outside color; on other shapes, two colors would suggest a meaning
  return outside &&
    getContrast(visible, background) < BACKGROUND_CONTRAST &&
    getContrast(outside, visible) >= MIN_CONTRAST
    ? outsideColor
    : pickTextColor(visible)
}

/** A pattern fill is an object, so its color is read from the element. */
function getFillColor(shape: Shape): Rgba | undefined {
  const element = shape.get('element') as G2.Element | undefined
  return parseColor(shape.attr('fill')) ?? parseColor(element?.getModel().color)
}

/** The filled shapes at a point of a shape or group, the topmost last. */
function findShapesAt(shape: Shape | undefined, x: number, y: number): Shape[] {
  if (!shape || shape.destroyed) return []
  if (isGroup(shape)) return shape.getChildren().flatMap((child) => findShapesAt(child as Shape, x, y))
  if (shape.get('type') === 'text' || !shape.attr('fill')) return []
  return isInBox(shape, x, y) && isInPath(shape, x, y) ? [shape] : []
}

const isGroup = (shape: Shape): shape is Group => shape.isGroup()

function isInBox(shape: Shape, x: number, y: number): boolean {
  const { minX, maxX, minY, maxY } = shape.getCanvasBBox()
  return x >= minX && x <= maxX && y >= minY && y <= maxY
}

let context: CanvasRenderingContext2D | null | undefined

/**
 * For shapes other than paths the bounding box is enough. The hit test of the chart engine fails for paths
 * with several arcs, such as the intersections of a venn, and always fails in SVG.
 */
function isInPath(shape: Shape, x: number, y: number): boolean {
  const path = shape.attr('path') as unknown
  if (!Array.isArray(path)) return true
  context ??= document.createElement('canvas').getContext('2d')
  const [a = 1, b = 0, , c = 0, d = 1, , e = 0, f = 0] = (shape as Partial<Transformed>).getTotalMatrix?.() ?? []
  context?.setTransform(a, b, c, d, e, f)
  return context?.isPointInPath(new Path2D(path.flat().join(' ')), x, y) ?? true
}
