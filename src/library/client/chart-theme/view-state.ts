import type { G2 } from '@antv/g2plot'

/** Missing in the types of G2. */
interface SliderPosition {
  start?: number
  end?: number
}
interface TreeFacet {
  facetInstance?: { afterChartRender?: () => void }
}

const listViews = (chart: G2.View) => [chart, ...chart.views]
const getSlider = (view: G2.View) => view.getController('slider') as unknown as SliderPosition | undefined

/**
 * Remembers the legend filters and slider positions of a chart. The function that it returns applies them to the new
 * views of the chart.
 */
export function saveViewState(chart: G2.View): () => void {
  const states = listViews(chart).map((view) => {
    const { start, end } = getSlider(view) ?? {}
    return { filters: Object.entries(view.getOptions().filters ?? {}), position: { start, end } }
  })
  return () =>
    listViews(chart).forEach((view, index) => {
      const { filters = [], position } = states[index] ?? {}
      for (const [field, condition] of filters) view.filter(field, condition)
      const { slider } = view.getOptions()
      if (slider) view.option('slider', { ...(slider as object), ...position })
    })
}

/** A tree facet listens to the chart forever, and its listener throws when the chart is drawn again. */
export function removeFacetListener(chart: G2.View): void {
  const listener = (chart as unknown as TreeFacet).facetInstance?.afterChartRender
  if (listener) chart.off('afterrender', listener)
}
