import { text } from '../../shared/locale/index.ts'

/** In place of a chart that cannot be shown. */
export function StageFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="stage-failure" role="alert">
      <p>{text('demo.failed')}</p>
      <p>
        <code>{message}</code>
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {text('failure.retry')}
      </button>
    </div>
  )
}
