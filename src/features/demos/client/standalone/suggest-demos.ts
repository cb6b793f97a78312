import { findSimilar } from '../../../../core/shared/similar-names.ts'
import { chartNames, loadDemoInfos, type KnownDemo } from './demo-infos.ts'

const MAX_DEMOS = 3

/** Finds demos with similar ids or titles, among the demos of charts whose names are in the id. */
export async function suggestDemos(id: string): Promise<KnownDemo[]> {
  const charts = findSimilar(
    [id],
    chartNames.map((chart) => ({ chart, names: [chart] })),
  )
  const known = await loadDemoInfos((name) => charts.some(({ chart }) => chart === name))
  const named = known.map((demo) => ({ ...demo, names: [demo.id, demo.title] }))
  return findSimilar([id], named).slice(0, MAX_DEMOS)
}
