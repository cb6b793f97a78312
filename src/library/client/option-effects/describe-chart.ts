import type { Chart, View } from '@antv/g2'

/** A group or shape of the canvas. */
interface CanvasElement {
  attr: () => Record<string, unknown>
  get: (name: string) => unknown
  getClip: () => CanvasElement | undefined
  getChildren?: () => CanvasElement[]
}

/** Everything that is drawn, as text: two charts with the same text look the same. */
export function describeDrawing(chart: Chart): string {
  const canvas = chart.getCanvas()
  const settings = ['width', 'height', 'pixelRatio', 'localRefresh', 'supportCSSTransform'].map((name): unknown =>
    canvas.get(name),
  )
  const drawing = describeElement(canvas)
  return stringify([canvas.getRenderer(), settings, drawing, describeHtml(chart)])
}

/** The tooltips of some of the marks and of the center. */
export function describeTooltips(chart: Chart): string {
  const points = listElements(chart)
    .filter((_, index, all) => index % Math.max(1, Math.floor(all.length / 6)) === 0)
    .map(({ shape }) => {
      const { minX, maxX, minY, maxY } = shape.getCanvasBBox()
      return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
    })
  const center = { x: chart.width / 2, y: chart.height / 2 }
  return stringify(
    [center, ...points].flatMap((point) =>
      listViews(chart).map((view) => {
        view.showTooltip(point)
        return describeHtml(chart)
      }),
    ),
  )
}

/** The drawing with every mark in a state. */
export function describeState(chart: Chart, state: string): string {
  for (const element of listElements(chart)) element.setState(state, true)
  return describeDrawing(chart)
}

export const describeInteractions = (chart: Chart): string =>
  stringify(listViews(chart).map(({ interactions }) => Object.keys(interactions)))

const listViews = (view: View): View[] => [view, ...view.views.flatMap(listViews)]

const listElements = (chart: Chart) =>
  listViews(chart).flatMap(({ geometries }) => geometries.flatMap(({ elements }) => elements))

function describeElement(element: CanvasElement): unknown {
  const clip = element.getClip()
  return [
    element.get('type'),
    element.attr(),
    element.get('visible'),
    clip && describeElement(clip),
    element.getChildren?.().map(describeElement),
  ]
}

/** Titles, statistics and tooltips are HTML next to the canvas. */
function describeHtml(chart: Chart): string {
  const copy = (chart.getCanvas().get('container') as HTMLElement).cloneNode(true) as HTMLElement
  for (const drawing of copy.querySelectorAll('canvas, svg')) drawing.remove()
  return copy.innerHTML
}

function stringify(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'function') return 'function'
    if (typeof inner === 'number') return Math.round(inner * 1000) / 1000
    if (inner instanceof Node) return inner.nodeName
    if (inner instanceof CanvasPattern) return 'pattern'
    return inner
  })
}
