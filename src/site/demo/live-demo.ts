import { healMissing } from '../app/deployment.ts'
import { loadModule } from '../app/load-part.ts'
import { observeNearness } from '../app/near.ts'
import type { Frame } from './mount.ts'

/** A chart is made when it is this near to the viewport, and given up when it is that far. */
const NEAR = '400px'
const FAR = '2500px'

/**
 * `<live-demo>`: the card of a demo. The browser tells when it enters and leaves the document, so a page
 * is finished HTML, and nothing of a demo is loaded before it comes near.
 */
class LiveDemo extends HTMLElement {
  #frame: Frame | undefined
  #observers: IntersectionObserver[] = []

  connectedCallback(): void {
    if (!('IntersectionObserver' in window)) return void this.#approach()
    this.#observers = [
      observeNearness(this, NEAR, (near) => near && void this.#approach()),
      observeNearness(this, FAR, (close) => !close && this.#frame?.release()),
    ]
  }

  disconnectedCallback(): void {
    for (const observer of this.#observers) observer.disconnect()
    this.#frame?.unmount()
    this.#frame = undefined
  }

  async #approach(): Promise<void> {
    if (this.#frame) return this.#frame.show()
    try {
      const { mountFrame } = await loadModule(() => import('./mount.ts'))
      if (!this.isConnected || this.#frame) return
      this.#frame = mountFrame(this)
    } catch (error) {
      // the picture and the code stay, and the next approach tries again
      await healMissing(error)
    }
  }
}

export function defineLiveDemo(): void {
  customElements.define('live-demo', LiveDemo)
}
