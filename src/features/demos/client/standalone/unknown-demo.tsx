import { useEffect, useState } from 'react'
import { text } from '../../../../core/shared/texts/index.ts'
import { DEMO_ROUTE } from '../../shared/demo-route.ts'
import { standaloneText } from '../../shared/texts/standalone.ts'
import type { KnownDemo } from './demo-infos.ts'
import { suggestDemos } from './suggest-demos.ts'

/** Replaces a demo that does not exist, and suggests similar ones. */
export function UnknownDemo({ id }: { id: string }) {
  const [similar, setSimilar] = useState<KnownDemo[]>([])
  useEffect(() => {
    // without the lists there are no suggestions
    suggestDemos(id).then(setSimilar, () => {})
  }, [id])
  return (
    <main className="content message">
      <h1>{standaloneText('demo.unknown', { id })}</h1>
      <p>{standaloneText('demo.unknown.hint')}</p>
      <a className="button button-first" href="/">
        {text('404.back')}
      </a>
      {similar.length > 0 && (
        <nav className="suggestions" aria-labelledby="suggestions">
          <h2 id="suggestions">{standaloneText('demo.unknown.similar')}</h2>
          <ul>
            {similar.map((demo) => (
              <li key={demo.id}>
                <a href={DEMO_ROUTE + demo.id}>{demo.title}</a> <code>{demo.id}</code>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  )
}
