import { route } from 'virtual:demo-titles'
import type { FeatureNotFound } from '../../../core/client/feature.ts'
import { notFoundText } from '../shared/texts/not-found.ts'
import { suggestDemos } from './suggest-demos.ts'

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
