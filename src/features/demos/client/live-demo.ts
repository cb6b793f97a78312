import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { hideFailure, showFailure } from '../../../core/client/loading/failure.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { observeNearViewport, waitForIdle } from '../../../core/client/browser/viewport.ts'
import type { Frame } from './mount.ts'

/** The distance from the viewport within which a card is mounted, and beyond which its chart is removed. */
const NEAR = '400px'
const FAR = '2500px'

/** `<live-demo>`, the card of a demo. Nothing of the demo is loaded before the card is near the viewport. */
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

  /** Waits until the page is not being scrolled, so that cards that are scrolled past are not mounted. */
  async #approach(): Promise<void> {
    const stage = this.querySelector('.stage') ?? this
    try {
      const [{ mountFrame }] = await Promise.all([
        loadPart('part:src/features/demos/client/mount.ts', () => import('./mount.ts')),
        waitForIdle(),
      ])
      hideFailure(stage)
      if (!this.isConnected || !this.#isNear) return
      this.#frame ??= mountFrame(this)
    } catch (error) {
      // the poster and the code stay visible, and the next approach tries again
      if (!(await reloadIfOutdated(error))) showFailure(stage, error, () => void this.#approach())
    }
  }

  async #leave(): Promise<void> {
    await waitForIdle()
    if (this.#isFar) this.#frame?.release()
  }
}
