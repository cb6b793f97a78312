import { findPlots, type AnyPlot, type FoundPlot } from '../live/find-plots.ts'

/** Charts that are lower than this, such as sparklines and progress bars, keep their height. */
const MIN_HEIGHT = 200

/**
 * Lets the charts of a standalone demo share the height of the window. A chart inside other elements, such as a table or
 * a row of gauges, keeps its height, because the demo has designed the space around it.
 */
export function fillWindow(container: HTMLElement): void {
  for (const found of findPlots(container)) stretch(found)
  container.addEventListener('plot-ready', ({ target }) => {
    for (const found of findPlots(container)) if (found.container === target) stretch(found)
  })
}

function stretch({ container, plot }: FoundPlot): void {
  const { chart, options } = plot
  const isPart = !container.parentElement?.classList.contains('stage-live')
  if (isPart || chart.height < MIN_HEIGHT || options.autoFit === false || hasOwnEntrance(plot)) return
  container.classList.add('standalone-chart')
  // the height that the demo sets, which the chart grows from
  container.style.flexBasis = `${chart.height}px`
  // before the first paint, so that the visitor does not see the smaller chart
  plot.triggerResize()
}

/** The entrance that a demo sets would be interrupted. The entrance of the site's theme has no duration. */
function hasOwnEntrance({ options }: AnyPlot): boolean {
  const { appear } = (options.animation || {}) as { appear?: { duration?: number; delay?: unknown } }
  return appear?.duration !== undefined || appear?.delay !== undefined
}
