/** The parts of a plot of the chart engine that a demo card uses. */
export interface AnyPlot {
  options: Record<string, unknown>
  chart: { width: number; height: number; on: (event: string, callback: () => void) => void }
  render: () => void
  /** Resizes the chart to its container. */
  triggerResize: () => void
  destroy: () => void
}

/** Each plot is stored on its container under this symbol, for code outside the chart engine's chunk. */
const PLOT = Symbol.for('site:plot')

export interface FoundPlot {
  container: HTMLElement
  plot: AnyPlot
}

/** Finds all plots inside an element, in document order. */
export function findPlots(element: Element): FoundPlot[] {
  return [...element.querySelectorAll<HTMLElement>('[data-chart-source-type]')].flatMap((container) => {
    const plot = Reflect.get(container, PLOT) as AnyPlot | undefined
    return plot ? [{ container, plot }] : []
  })
}
