import { loadInto } from '../../../core/client/loading/failure.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { observeNearViewport, waitForIdle } from '../../../core/client/browser/viewport.ts'

/** The distance from the viewport within which a card is mounted. */
const NEAR = '400px'

/** `<live-demo>`, the card of a demo. Nothing of the demo is loaded before the card is near the viewport. */
export class LiveDemo extends HTMLElement {
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
