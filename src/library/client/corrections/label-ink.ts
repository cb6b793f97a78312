import { G2 } from '@antv/g2plot'
import { contrast, inkOn, ON_SHAPES, over, parseColor, type Rgba } from './contrast.ts'
import { shapesAt, type Shape } from './shape-at.ts'

type Layout = ReturnType<typeof G2.getGeometryLabelLayout>
type Items = Parameters<Layout>[0]
type Labels = Parameters<Layout>[1]
type Shapes = Parameters<Layout>[2]

/** The layouts of labels that the engine brings; the nameless one is asked for where a plot names none. */
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

/** AA for text of the size of labels. */
const ENOUGH = 4.5

/** Below this contrast a shape looks like the ground. */
const NEARLY_GROUND = 1.15

/** After every layout, labels in the theme's ink get one that can be read on the shape below them. */
export function registerLabelInk(): void {
  for (const name of LAYOUTS) {
    const layout = G2.getGeometryLabelLayout(name) as Layout | undefined
    G2.registerGeometryLabelLayout(name, (items, labels, shapes, ...rest) => {
      const done = layout?.(items, labels, shapes, ...rest) as void | Promise<void>
      if (done instanceof Promise) return done.then(() => inkLabels(items, labels, shapes))
      inkLabels(items, labels, shapes)
    })
  }
  // the engine's own choice of an ink goes by brightness and misses AA on half of its palette
  G2.registerGeometryLabelLayout('adjust-color', inkLabels)
}

function inkLabels(items: Items, labels: Labels, shapes: Shapes): void {
  const element = shapes.find((shape) => shape)?.get('element') as G2.Element | undefined
  if (!element) return
  const { theme, container } = element.geometry
  const ground = parseColor(theme.background)
  if (!ground) return
  const themed = new Set<unknown>([
    ...ON_SHAPES,
    theme.labels.style.fill,
    theme.innerLabels.style.fill,
    theme.overflowLabels.style.fill,
  ])
  const outside = theme.labels.style.fill as string
  const offsets = new Map(items.map((item) => [item?.id, item]))

  labels.forEach((label, index) => {
    if (label.destroyed) return
    const { offsetX = 0, offsetY = 0 } = offsets.get(label.get('id') as string) ?? {}
    for (const text of label.findAll((shape) => shape.get('type') === 'text')) {
      // an ink that the demo has chosen stays
      if (!themed.has(text.attr('fill'))) continue
      const { minX, maxX, minY, maxY } = text.getCanvasBBox()
      const y = (minY + maxY) / 2 + offsetY
      const below = (share: number) => {
        const x = minX + (maxX - minX) * share + offsetX
        const own = shapesAt(shapes[index], x, y)
        if (own.some(isOpaque)) return own
        // its own shape is known where it will come to rest, of the others only those that are there
        const others = shapesAt(container.getParent() as Shape, x, y).filter((shape) => !shape.get('animating'))
        return others.length > 0 ? others : own
      }
      const [start, middle, end] = [below(0.1), below(0.5), below(0.9)]
      const sticksOut = start.length * end.length === 0
      if (middle.length === 0) text.attr('fill', outside)
      else if (sticksOut)
        text.attr({ fill: outside, stroke: theme.background as string, lineWidth: 3, lineJoin: 'round' })
      else text.attr('fill', inkOnShapes(middle, ground, outside))
    }
  })
}

const opacityOf = (shape: Shape) => Number(shape.attr('opacity') ?? 1) * Number(shape.attr('fillOpacity') ?? 1)
const isOpaque = (shape: Shape) => opacityOf(shape) > 0.9

function inkOnShapes(shapes: readonly Shape[], ground: Rgba, outside: string): string {
  const seen = shapes.reduce((below, shape) => over(colorOf(shape) ?? below, below, opacityOf(shape)), ground)
  const quiet = parseColor(outside)
  // on what is nearly the ground, the ink of the ground; elsewhere two inks side by side would look like a meaning
  return quiet && contrast(seen, ground) < NEARLY_GROUND && contrast(quiet, seen) >= ENOUGH ? outside : inkOn(seen)
}

/** A pattern is an object; the color it is made of is known to the element. */
function colorOf(shape: Shape): Rgba | undefined {
  const element = shape.get('element') as G2.Element | undefined
  return parseColor(shape.attr('fill')) ?? parseColor(element?.getModel().color)
}
