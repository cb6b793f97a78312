import './live.css'
import { useRef } from 'react'
import { showToast } from '../../../core/client/controls/toast.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { hideFailure, showFailure, showLoading } from '../../../core/client/loading/failure.ts'
import { ChunkLoadError } from '../../../core/client/loading/load-part.ts'

export type ActionRunner = ReturnType<typeof useActionRunner>

/** Runs the actions of a group of buttons, and shows their messages and the parts that failed to load. */
export function useActionRunner() {
  /** The element that shows which part failed to load. */
  const failure = useRef<HTMLDivElement>(null)
  /** Returns the click handler of an action. The action returns the message to show at the button. */
  const run = (action: () => Promise<string | void>) => {
    const start = async (button: Element | null) => {
      const show = (message: string | void) => message && button && showToast(button, message)
      const hideLoading = failure.current && showLoading(failure.current)
      try {
        const result = await action()
        if (failure.current) hideFailure(failure.current)
        show(result)
      } catch (error) {
        if (await reloadIfOutdated(error)) return
        if (error instanceof ChunkLoadError && failure.current)
          showFailure(failure.current, error, () => void start(button))
        else show(error instanceof Error ? error.message : String(error))
      } finally {
        hideLoading?.()
      }
    }
    // an item of a menu is gone by then, and the button of the menu has the focus
    return (event?: { currentTarget: Element }) => void start(event?.currentTarget ?? document.activeElement)
  }
  return { failure, run }
}
