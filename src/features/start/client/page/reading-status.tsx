import { useEffect, useRef, useState } from 'react'
import { ChunkLoadError } from '../../../../core/client/loading/load-part.ts'
import { hideFailure, showFailure } from '../../../../core/client/loading/failure.ts'
import { pageText } from '../../shared/texts/page.ts'
import type { Status } from './use-reading.ts'

interface Props {
  status: Status
  onCancel: () => void
  onRetry: () => void
}

/** What is being done with the data, or why it could not be read. */
export function ReadingStatus({ status, onCancel, onRetry }: Props) {
  if (status.type === 'problem') return <p className="start-problem">{status.problem}</p>
  if (status.type === 'failed') return <Failure error={status.error} onRetry={onRetry} />
  if (status.type === 'held')
    return (
      <p className="start-reading">
        {pageText(`start.held.${status.reason}`)}
        <button type="button" className="button button-small" onClick={onRetry}>
          {pageText('start.again')}
        </button>
      </p>
    )
  if (status.type === 'idle') return null
  const isReading = status.type === 'reading'
  return (
    <div className="start-reading" data-late>
      <label>
        {isReading && status.share === undefined ? <Waiting /> : pageText('start.reading')}{' '}
        <progress value={isReading ? status.share : undefined} />
      </label>
      {isReading && (
        <button type="button" className="button button-small" onClick={onCancel}>
          {pageText('start.cancel')}
        </button>
      )}
    </div>
  )
}

const SLOW = 3000

/** After a while, it is the connection that is slow and not the data. */
function Waiting() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW, true)
    return () => clearTimeout(timer)
  }, [])
  return pageText(isSlow ? 'start.loading' : 'start.reading')
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const container = useRef<HTMLDivElement>(null)
  const isLoad = error instanceof ChunkLoadError
  useEffect(() => {
    const element = container.current
    if (!element || !(error instanceof ChunkLoadError)) return undefined
    showFailure(element, error, onRetry, pageText('start.not-loaded'))
    return () => hideFailure(element)
    // oxlint-disable-next-line react/exhaustive-deps -- the message has a button that retries this error
  }, [error])
  if (isLoad) return <div ref={container} />
  const message = error instanceof Error ? error.message : String(error)
  return (
    <p className="start-problem">
      {pageText('start.failed', { message })}{' '}
      <button type="button" className="button button-small" onClick={onRetry}>
        {pageText('start.again')}
      </button>
    </p>
  )
}
