import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { observeNearViewport, waitForIdle } from '../../../core/client/browser/viewport.ts'
import type { Frame } from './mount.ts'

/** A card comes to life when it is this near to the viewport, and its chart is given up when it is that far. */
const NEAR = '400px'
const FAR = '2500px'

/**
 * `<live-demo>`: the card of a demo. The browser tells when it enters and leaves the document, so a page
 * is finished HTML, and nothing of a demo is loaded before it comes near.
 */
export class LiveDemo extends HTMLElement {
  #frame: Frame | undefined
  #observers: (() => void)[] = []
  #isNear = true
  #isFar = false

  connectedCallback(): void {
    this.#observers = [
      observeNearViewport(this, NEAR, (near) => {
        this.#isNear = near
        if (near) void this.#approach()
      }),
      observeNearViewport(this, FAR, (close) => {
        this.#isFar = !close
        if (!close) void this.#leave()
      }),
    ]
  }

  disconnectedCallback(): void {
    for (const stop of this.#observers) stop()
    this.#frame?.unmount()
    this.#frame = undefined
  }

  /** While the page is scrolled the picture stands for the chart; one that is scrolled past never becomes live. */
  async #approach(): Promise<void> {
    try {
      const [{ mountFrame }] = await Promise.all([
        loadPart('part:src/features/demos/client/mount.ts', () => import('./mount.ts')),
        waitForIdle(),
      ])
      if (!this.isConnected || !this.#isNear) return
      this.#frame ??= mountFrame(this)
    } catch (error) {
      // the picture and the code stay, and the next approach tries again
      await reloadIfOutdated(error)
    }
  }

  async #leave(): Promise<void> {
    await waitForIdle()
    if (this.#isFar) this.#frame?.release()
  }
}
