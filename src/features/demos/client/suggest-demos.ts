import { charts } from 'virtual:demo-titles'
import { findSimilar } from '../../../core/shared/similar-names.ts'

const MAX_DEMOS = 3

export interface SuggestedDemo {
  id: string
  title: string
}

/** Finds demos with similar ids or titles, among the demos of charts whose names are in the id. */
export function suggestDemos(id: string): SuggestedDemo[] {
  const similarCharts = findSimilar(
    [id],
    Object.entries(charts).map(([chart, titles]) => ({ titles, names: [chart] })),
  )
  const demos = similarCharts.flatMap(({ titles }) =>
    Object.entries(titles).map(([demo, title]) => ({ id: demo, title, names: [demo, title] })),
  )
  return findSimilar([id], demos).slice(0, MAX_DEMOS)
}
