import { charts, route } from 'virtual:demo-titles'
import type { FeatureNotFound } from '../../../core/client/feature.ts'
import { findSimilar } from '../../../core/shared/similar-names.ts'
import { notFoundText } from '../shared/texts/not-found.ts'

/** Similar demos at the address of a demo that does not exist. */
function SimilarDemos() {
  const similar = location.pathname.startsWith(route) ? suggestDemos(location.pathname.slice(route.length)) : []
  if (similar.length === 0) return null
  return (
    <nav aria-labelledby="similar-demos">
      <h2 id="similar-demos">{notFoundText('demo.similar')}</h2>
      <ul>
        {similar.map(({ id, title }) => (
          <li key={id}>
            <a href={route + id}>{title}</a> <code>{id}</code>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const feature: FeatureNotFound = { NotFound: SimilarDemos }

const MAX_DEMOS = 3

/** Finds demos with similar ids or titles, among the demos of charts whose names are in the id. */
function suggestDemos(id: string) {
  const named = Object.entries(charts).map(([chart, titles]) => ({ titles, names: [chart] }))
  const demos = findSimilar([id], named).flatMap(({ titles }) =>
    Object.entries(titles).map(([demo, title]) => ({ id: demo, title, names: [demo, title] })),
  )
  return findSimilar([id], demos).slice(0, MAX_DEMOS)
}
