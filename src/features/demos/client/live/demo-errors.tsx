import { Component, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { versions } from 'virtual:live-chart/versions'
import { copyText } from '../../../../core/client/browser/clipboard.ts'
import { text } from '../../../../core/shared/texts/index.ts'
import { DEMO_PACKAGES } from '../../../../library/shared/packages.ts'
import { liveText } from '../../shared/texts/index.ts'
import { DemoIcon } from './demo-icon.tsx'

interface Props {
  id: string
  error: unknown
  when: 'load' | 'later'
  onRetry: () => void
}

/** Shows an error with Retry and a report to copy. If the demo did not load, in one line over its poster. */
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

/** Shows the error of a demo that throws while it renders. */
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

/** Reports errors that a demo throws in handlers or timers, recognized by the address of its script. */
export function useLateError(address: string, report: (error: unknown) => void): void {
  const onError = useEffectEvent(report)
  useEffect(() => {
    if (address === '') return undefined
    const isFromDemo = (error: unknown) => error instanceof Error && (error.stack ?? '').includes(address)
    const onThrown = ({ error }: ErrorEvent) => isFromDemo(error) && onError(error)
    const onRejected = ({ reason }: PromiseRejectionEvent) => isFromDemo(reason) && onError(reason)
    addEventListener('error', onThrown)
    addEventListener('unhandledrejection', onRejected)
    return () => {
      removeEventListener('error', onThrown)
      removeEventListener('unhandledrejection', onRejected)
    }
  }, [address])
}
