import { createRoot } from 'react-dom/client'
import { observeNearViewport, waitForIdle } from '../../../core/client/browser/viewport.ts'
import type { FeatureActivation } from '../../../core/client/feature.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { loadInto } from '../../../core/client/loading/failure.ts'
import { asChunkError, loadPart } from '../../../core/client/loading/load-part.ts'
import { Failure } from '../../../core/client/shell/states.tsx'
import type { StandaloneData, StandaloneDemo } from '../shared/demo-files.ts'

export const feature: FeatureActivation = {
  activate: () => customElements.define('live-demo', LiveDemo),
  renderSpecialPage(data, root) {
    const { demo } = data as Partial<StandaloneData>
    if (demo) void showStandalone(root, demo)
    return demo !== undefined
  },
}

/** Shows one demo alone, or a message if its script cannot be loaded. */
async function showStandalone(container: HTMLElement, demo: StandaloneDemo): Promise<void> {
  try {
    const { mountStandalone } = await loadPart(
      'part:src/features/demos/client/standalone/mount-standalone.tsx',
      () => import('./standalone/mount-standalone.tsx'),
    )
    mountStandalone(container, demo)
  } catch (error) {
    if (await reloadIfOutdated(error)) return
    createRoot(container).render(<Failure error={asChunkError(error, location.href)} />)
  }
}

/** The distance from the viewport within which a card is mounted. */
const NEAR = '400px'

/** `<live-demo>`, the card of a demo. Nothing of the demo is loaded before the card is near the viewport. */
class LiveDemo extends HTMLElement {
  #unmount: (() => void) | undefined
  #stopObserving: (() => void) | undefined
  #isNear = false

  connectedCallback(): void {
    this.#stopObserving = observeNearViewport(this, NEAR, (near) => {
      this.#isNear = near
      if (near) void this.#approach()
    })
  }

  disconnectedCallback(): void {
    this.#stopObserving?.()
    this.#isNear = false
    this.#unmount?.()
    this.#unmount = undefined
  }

  /** Waits until the page is not being scrolled, so that cards that are scrolled past are not mounted. */
  #approach(): Promise<void> {
    // after a failure the poster stays visible, and the next approach tries again
    return loadInto(
      this.querySelector('.stage') ?? this,
      () => loadPart('part:src/features/demos/client/mount.ts', () => import('./mount.ts')),
      async ({ mountCard }) => {
        await waitForIdle()
        if (this.#isNear) this.#unmount ??= mountCard(this)
      },
    )
  }
}
