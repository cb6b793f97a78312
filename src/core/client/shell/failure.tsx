import { use } from 'react'
import { text } from '../../shared/locale/index.ts'
import type { ChunkLoadError } from '../loading/chunk-load-error.ts'
import { retry } from '../navigation/router.ts'
import { StoreContext } from '../navigation/store.ts'
import { Icon } from '../icons/icon.tsx'

/** In place of a page that did not arrive. */
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
