import type { FeatureStart } from '../../../core/client/feature.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { decodeHash } from '../../../core/client/navigation/hash-target.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { observeNearViewport } from '../../../core/client/browser/viewport.ts'

const NEAR = '400px'

/**
 * `<api-table>`: the options of a chart, as finished HTML with `<details>` elements. The code that loads nested
 * options, filters the table and reveals nested rows is loaded when the table is near the viewport or used.
 */
class ApiTable extends HTMLElement {
  #stop: (() => void) | undefined
  #stopObserving: (() => void) | undefined

  connectedCallback(): void {
    this.addEventListener('toggle', this.#activate, true)
    addEventListener('hashchange', this.#checkHash)
    this.#stopObserving = observeNearViewport(this, NEAR, (near) => near && void this.#activate())
    this.#checkHash()
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.#checkHash)
    this.#stopObserving?.()
    this.#stop?.()
    this.#stop = undefined
  }

  /** Activates the table if the row in the address is collapsed or not loaded yet. */
  #checkHash = (): void => {
    const id = decodeHash(location.hash)
    if (id !== '' && document.getElementById(id)?.closest('details:not([open])') !== null) void this.#activate()
  }

  #activate = async (): Promise<void> => {
    if (this.#stop) return
    try {
      const { activate } = await loadPart(
        'part:src/features/api-tables/client/live-table.ts',
        () => import('./live-table.ts'),
      )
      if (this.isConnected) this.#stop ??= activate(this)
    } catch (error) {
      // the table works without this code, and the next event tries again
      await reloadIfOutdated(error)
    }
  }
}

export const feature: FeatureStart = {
  start: () => customElements.define('api-table', ApiTable),
}
