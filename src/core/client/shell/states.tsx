import { use, useEffect, useState, type ComponentType, type RefCallback } from 'react'
import { site } from 'virtual:site'
import { text } from '../../shared/texts/index.ts'
import type { ChunkLoadError } from '../loading/load-part.ts'
import { showLoading } from '../loading/failure.ts'
import { retry } from '../navigation/router.ts'
import { getViewTitle, StoreContext, useNavigationState } from '../navigation/store.ts'

/** Makes screen readers announce the title after client-side navigation, as they do after a load. */
export function Announcer() {
  const { view, visits, loading } = useNavigationState()
  return (
    <p className="visually-hidden" role="status">
      {visits > 0 && !loading && view.kind !== 'skeleton' ? getViewTitle(view) : ''}
    </p>
  )
}

export function Progress() {
  const { loading } = useNavigationState()
  return loading ? <div className="progress" role="progressbar" aria-label={text('loading')} /> : null
}

const BONES = ['bone-title', '', 'bone-short', 'bone-figure', '', '', 'bone-short']

/** Placeholders in the shape of a page: a title, a sentence, a figure and text. */
export function Skeleton() {
  return (
    <main
      ref={showLoading as RefCallback<HTMLElement>}
      id="content"
      className="content skeleton"
      aria-busy="true"
      aria-label={text('loading')}
    >
      {BONES.map((shape, index) => (
        <div key={index} className={`bone ${shape}`} />
      ))}
    </main>
  )
}

export function Failure({ error }: { error: ChunkLoadError }) {
  const store = use(StoreContext)
  return (
    <main id="content" className="content message">
      <h1>{text('failure.title')}</h1>
      <p>{text(`failure.${error.type}`)}</p>
      <p>
        <code>{error.request}</code>
      </p>
      <button type="button" className="button button-first" onClick={() => (store ? retry(store) : location.reload())}>
        {text('failure.retry')}
      </button>
    </main>
  )
}

export function NotFound() {
  const [Suggestions, setSuggestions] = useState<ComponentType>()
  useEffect(() => {
    // without them, the rest of the page is enough
    import('./suggestions.tsx').then(
      (part) => setSuggestions(() => part.Suggestions),
      () => {},
    )
  }, [])
  return (
    <main id="content" className="content message">
      <h1>{text('404.title')}</h1>
      <p>{text('404.description')}</p>
      <a className="button button-first" href={site.base || '/'}>
        {text('404.back')}
      </a>
      {Suggestions && <Suggestions />}
    </main>
  )
}
