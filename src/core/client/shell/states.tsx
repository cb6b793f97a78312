import { use } from 'react'
import { text } from '../../shared/texts/index.ts'
import { Icon } from '../icons/icon.tsx'
import type { ChunkLoadError } from '../loading/chunk-load-error.ts'
import { getViewTitle } from '../navigation/describe-document.ts'
import { retry } from '../navigation/router.ts'
import { StoreContext, useSite } from '../navigation/store.ts'

/** Announces the title of a page after client-side navigation, as a screen reader does after a load. */
export function Announcer() {
  const { view, visits, loading } = useSite()
  return (
    <p className="visually-hidden" role="status">
      {visits > 0 && !loading && view.kind !== 'skeleton' ? getViewTitle(view) : ''}
    </p>
  )
}

/** Visible while a page loads. */
export function Progress() {
  const { loading } = useSite()
  return loading ? <div className="progress" role="progressbar" aria-label={text('loading')} /> : null
}

/** The shape of a page: a title, a sentence, a figure, text. */
export function Skeleton() {
  return (
    <main id="content" className="content skeleton" aria-busy="true" aria-label={text('loading')}>
      <div className="bone bone-title" />
      <div className="bone" />
      <div className="bone bone-short" />
      <div className="bone bone-figure" />
      <div className="bone" />
      <div className="bone" />
      <div className="bone bone-short" />
    </main>
  )
}

/** In place of a page that did not load. */
export function Failure({ error }: { error: ChunkLoadError }) {
  const store = use(StoreContext)
  return (
    <main id="content" className="content message">
      <h1>{text('failure.title')}</h1>
      <p>{text(`failure.${error.type}`)}</p>
      <p>
        <code>{error.request}</code>
      </p>
      <button
        type="button"
        className="button button-first"
        onClick={() => (store ? void retry(store) : location.reload())}
      >
        <Icon name="retry" />
        {text('failure.retry')}
      </button>
    </main>
  )
}

export function NotFound() {
  return (
    <main id="content" className="content message">
      <h1>{text('404.title')}</h1>
      <p>{text('404.description')}</p>
      <a className="button button-first" href="/">
        {text('404.back')}
      </a>
    </main>
  )
}
