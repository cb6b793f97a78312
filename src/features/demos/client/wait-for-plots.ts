import { findPlots } from './live/find-plots.ts'

/** How long a demo without charts may take. */
const EMPTY_MS = 1000

/** Resolves when the first frame of a demo's charts is drawn, or when it has failed. */
export function waitForPlots(stage: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      clearTimeout(timer)
      observer.disconnect()
      // the chart engine draws in the next frame
      requestAnimationFrame(() => resolve())
    }
    const check = () => {
      if (findPlots(stage).length > 0 || stage.querySelector('.stage-failure')) finish()
      else if (stage.hasChildNodes()) timer ??= setTimeout(finish, EMPTY_MS)
    }
    const observer = new MutationObserver(check)
    observer.observe(stage, { childList: true, subtree: true })
    check()
  })
}
