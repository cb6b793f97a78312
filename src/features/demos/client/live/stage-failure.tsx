import { useState } from 'react'
import { versions } from 'virtual:versions'
import { text } from '../../../../core/shared/locale/index.ts'
import { demoText } from '../../../../core/shared/locale/demo-text.ts'
import { copyText } from '../../../../core/client/browser/clipboard.ts'
import { DemoIcon } from './demo-icon.tsx'

interface Props {
  id: string
  error: unknown
  when: 'load' | 'later'
  onRetry: () => void
}

/** What happened, Retry, and a report to send. A demo whose code did not arrive keeps its picture: then it is one line. */
export function StageFailure({ id, error, when, onRetry }: Props) {
  const [copied, setCopied] = useState(false)
  const message = error instanceof Error ? error.message : String(error)
  return (
    <div className={when === 'load' ? 'stage-failure stage-failure-slim' : 'stage-failure'} role="alert">
      <p className="stage-failure-title">{demoText(when === 'load' ? 'demo.failed.load' : 'demo.failed')}</p>
      <p>
        <code>{message}</code>
      </p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          <DemoIcon name="retry" />
          {text('failure.retry')}
        </button>{' '}
        <button type="button" className="button" onClick={() => void copyText(reportOf(id, error)).then(setCopied)}>
          <DemoIcon name="report" />
          {demoText(copied ? 'demo.report.done' : 'demo.report')}
        </button>
      </p>
    </div>
  )
}

function reportOf(id: string, error: unknown): string {
  return [
    `Demo: ${id}`,
    `Page: ${location.href}`,
    `Library: @opd/g2plot-react ${versions['@opd/g2plot-react']}, @antv/g2plot ${versions['@antv/g2plot']}, react ${versions.react}`,
    `Browser: ${navigator.userAgent}`,
    '',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ].join('\n')
}
