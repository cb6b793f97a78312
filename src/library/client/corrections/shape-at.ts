import type { G2 } from '@antv/g2plot'

export type Shape = Parameters<ReturnType<typeof G2.getGeometryLabelLayout>>[2][number]
type Group = Extract<Shape, G2.IGroup>

/** Left out of the engine's types. */
interface Transformed {
  getTotalMatrix: () => readonly number[] | null
}

let context: CanvasRenderingContext2D | null | undefined

/** The filled shapes at a point, in a shape or a group, the topmost last. */
export function shapesAt(shape: Shape | undefined, x: number, y: number): Shape[] {
  if (!shape || shape.destroyed) return []
  if (isGroup(shape)) return shape.getChildren().flatMap((child) => shapesAt(child as Shape, x, y))
  if (shape.get('type') === 'text' || !shape.attr('fill')) return []
  return isInBox(shape, x, y) && isInPath(shape, x, y) ? [shape] : []
}

const isGroup = (shape: Shape): shape is Group => shape.isGroup()

function isInBox(shape: Shape, x: number, y: number): boolean {
  const { minX, maxX, minY, maxY } = shape.getCanvasBBox()
  return x >= minX && x <= maxX && y >= minY && y <= maxY
}

/**
 * Of what is no path the box is near enough. The engine's own test misses paths of several arcs, such
 * as where the sets of a venn meet, and finds nothing at all when it draws SVG.
 */
function isInPath(shape: Shape, x: number, y: number): boolean {
  const path = shape.attr('path') as unknown
  if (!Array.isArray(path)) return true
  context ??= document.createElement('canvas').getContext('2d')
  const [a = 1, b = 0, , c = 0, d = 1, , e = 0, f = 0] = (shape as Partial<Transformed>).getTotalMatrix?.() ?? []
  context?.setTransform(a, b, c, d, e, f)
  return context?.isPointInPath(new Path2D(path.flat().join(' ')), x, y) ?? true
}
