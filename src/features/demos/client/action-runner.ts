import { useEffect, useRef, useState, type RefObject } from 'react'
import { ChunkLoadError } from '../../../core/client/loading/chunk-load-error.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { hideFailure, showFailure, showLoading } from '../../../core/client/loading/failure.ts'

/** Long enough to notice a message while looking elsewhere. */
const MESSAGE_MS = 6000

export interface ActionRunner {
  /** What the last action reported, for some seconds. */
  message: string
  /** The element that shows which part failed to load. */
  failure: RefObject<HTMLDivElement | null>
  /** Returns the click handler of an action. The action returns the message to show. */
  run: (action: () => Promise<string | void>) => () => void
}

/** Runs the actions of a group of buttons, and shows their messages and failures. */
export function useActionRunner(): ActionRunner {
  const [message, setMessage] = useState('')
  const failure = useRef<HTMLDivElement>(null)
  // restarted for each message, so that the timer of the previous one does not remove it
  useEffect(() => {
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [message])
  const run = (action: () => Promise<string | void>) => {
    const start = async () => {
      setMessage('')
      const hideLoading = failure.current && showLoading(failure.current)
      try {
        const result = await action()
        if (failure.current) hideFailure(failure.current)
        setMessage(result ?? '')
      } catch (error) {
        if (await reloadIfOutdated(error)) return
        if (error instanceof ChunkLoadError && failure.current) showFailure(failure.current, error, () => void start())
        else setMessage(error instanceof Error ? error.message : String(error))
      } finally {
        hideLoading?.()
      }
    }
    return () => void start()
  }
  return { message, failure, run }
}
