import '../../../../library/client/engine/prepare-charts.ts'
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { setChartMode } from '../../../../library/client/chart-theme/index.ts'

// The build turns this module into a file that the page sends to the frame. It shares React and the chart engine with
// the code of the visitor: read `node/packages.ts` before you import more here.

export { setChartMode }

export interface Drawing {
  /** Resolves when the effects have run, in which charts are created. Rejects with the error of the component. */
  done: Promise<void>
  remove: () => void
}

/** Without a screen, as in a background tab, there are no frames. */
const MAX_FRAME_TIME = 100

/** Renders a component into an element. Errors after it is done are passed to `onLateError`. */
export function draw(Demo: ComponentType, element: HTMLElement, onLateError: (error: unknown) => void): Drawing {
  let isDone = false
  let fail: ((error: unknown) => void) | undefined
  const onError = (error: unknown) => (isDone ? onLateError(error) : fail?.(error))
  const root = createRoot(element, { onUncaughtError: onError })
  const done = new Promise<void>((resolve, reject) => {
    fail = reject
    const finish = () => {
      isDone = true
      resolve()
    }
    const onEffects = () => {
      // the chart engine has drawn after the next frame, and React has reported the errors of all effects
      requestAnimationFrame(finish)
      setTimeout(finish, MAX_FRAME_TIME)
    }
    root.render(createElement(Effects, { onEffects }, createElement(Demo)))
  })
  return { done, remove: () => root.unmount() }
}

/** The effects of a component run after those of its children. */
function Effects({ onEffects, children }: { onEffects: () => void; children?: ReactNode }): ReactNode {
  useEffect(onEffects, [onEffects])
  return children
}
