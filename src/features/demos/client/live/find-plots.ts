/** What the frame around a demo needs to know of a plot of the engine. */
export interface AnyPlot {
  options: Record<string, unknown>
  chart: { width: number; height: number; on: (event: string, callback: () => void) => void }
  render: () => void
  destroy: () => void
}

/** The themed base leaves the plot on its container under this symbol: code outside the engine's chunk finds it there. */
const PLOT = Symbol.for('site:plot')

export interface PlotInside {
  container: HTMLElement
  plot: AnyPlot
}

/** All plots inside an element, in the order of the document. */
export function findPlots(element: Element): PlotInside[] {
  return [...element.querySelectorAll<HTMLElement>('[data-chart-source-type]')].flatMap((container) => {
    const plot = Reflect.get(container, PLOT) as AnyPlot | undefined
    return plot ? [{ container, plot }] : []
  })
}
