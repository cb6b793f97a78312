import type { FeatureStart } from '../../../core/client/feature.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { decodeHash } from '../../../core/client/navigation/hash-target.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { observeNearViewport } from '../../../core/client/browser/viewport.ts'

const NEAR = '400px'

/**
 * `<api-table>`: the options of a chart, as finished HTML that folds by itself. What unfolds shared
 * objects, filters, and finds the address of a nested option comes when the table is near or asked for.
 */
class ApiTable extends HTMLElement {
  #release: (() => void) | undefined
  #stopObserving: (() => void) | undefined

  connectedCallback(): void {
    this.addEventListener('toggle', this.#enliven, true)
    addEventListener('hashchange', this.#seek)
    this.#stopObserving = observeNearViewport(this, NEAR, (near) => near && void this.#enliven())
    this.#seek()
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.#seek)
    this.#stopObserving?.()
    this.#release?.()
    this.#release = undefined
  }

  /** An address whose row is not there yet, or folded away. */
  #seek = (): void => {
    const id = decodeHash(location.hash)
    if (id !== '' && document.getElementById(id)?.closest('details:not([open])') !== null) void this.#enliven()
  }

  #enliven = async (): Promise<void> => {
    if (this.#release) return
    try {
      const { enliven } = await loadPart(
        'part:src/features/api-tables/client/live-table.ts',
        () => import('./live-table.ts'),
      )
      if (this.isConnected) this.#release ??= enliven(this)
    } catch (error) {
      // the rows stay, and the next approach tries again
      await reloadIfOutdated(error)
    }
  }
}

export const feature: FeatureStart = {
  start: () => customElements.define('api-table', ApiTable),
}
