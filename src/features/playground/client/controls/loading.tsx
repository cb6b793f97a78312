import { useCallback, useEffect, useRef, useState } from 'react'
import { showFailure } from '../../../../core/client/loading/failure.ts'
import { controlText } from '../../shared/texts/controls.ts'

/** Calls a function that loads something, again after Retry and when the function changes. */
export function useLoading(load: () => Promise<void>): { error: unknown; retry: () => void } {
  const [error, setError] = useState<unknown>()
  const start = useCallback(() => void load().then(() => setError(undefined), setError), [load])
  useEffect(start, [start])
  return { error, retry: start }
}

/** Shown instead of controls that are loading or failed to load. */
export function LoadingNote({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === undefined ? (
    <p className="controls-note">{controlText('controls.loading')}</p>
  ) : (
    <LoadFailure error={error} onRetry={onRetry} />
  )
}

/** What failed to load, with Retry. */
function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = container
    if (current) showFailure(current, error, onRetry, controlText('controls.failed'))
  }, [error, onRetry])
  return <div ref={container} className="controls-failure" />
}
