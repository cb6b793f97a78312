import { DEMO_PACKAGES } from '../../../../library/shared/packages.ts'
import { Component, useState, type ReactNode } from 'react'
import { versions } from 'virtual:live-chart/versions'
import { text } from '../../../../core/shared/texts/index.ts'
import { liveText } from '../../shared/texts/index.ts'
import { copyText } from '../../../../core/client/browser/clipboard.ts'
import { DemoIcon } from './demo-icon.tsx'

interface Props {
  id: string
  error: unknown
  when: 'load' | 'later'
  onRetry: () => void
}

/** The error, Retry, and a report to send. In one line where the demo did not load, because its poster stays visible. */
export function StageFailure({ id, error, when, onRetry }: Props) {
  const [copied, setCopied] = useState(false)
  const message = error instanceof Error ? error.message : String(error)
  return (
    <div className={when === 'load' ? 'stage-failure stage-failure-slim' : 'stage-failure'} role="alert">
      <p className="stage-failure-title">{liveText(when === 'load' ? 'demo.failed.load' : 'demo.failed')}</p>
      <p>
        <code>{message}</code>
      </p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          <DemoIcon name="retry" />
          {text('failure.retry')}
        </button>{' '}
        <button type="button" className="button" onClick={() => void copyText(writeReport(id, error)).then(setCopied)}>
          <DemoIcon name="report" />
          {liveText(copied ? 'demo.report.done' : 'demo.report')}
        </button>
      </p>
    </div>
  )
}

function writeReport(id: string, error: unknown): string {
  return [
    `Demo: ${id}`,
    `Page: ${location.href}`,
    `Packages: ${DEMO_PACKAGES.map((name) => `${name} ${versions[name]}`).join(', ')}`,
    `Browser: ${navigator.userAgent}`,
    '',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ].join('\n')
}

interface BoundaryProps {
  id: string
  onRetry: () => void
  children: ReactNode
}

/** Shows the error of a demo that throws while it is rendered, in place of the demo. */
export class Boundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    const { id, onRetry, children } = this.props
    const { error } = this.state
    return error ? <StageFailure id={id} error={error} when="later" onRetry={onRetry} /> : children
  }
}
