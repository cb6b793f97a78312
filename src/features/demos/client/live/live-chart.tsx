import {
  Component,
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { versions } from 'virtual:live-chart/versions'
import { copyWithMessage } from '../../../../core/client/browser/clipboard.ts'
import { useColor } from '../../../../core/client/color/store.ts'
import { reloadIfOutdated, reloadScripts } from '../../../../core/client/loading/deployment.ts'
import { showLoading } from '../../../../core/client/loading/failure.ts'
import { ChunkLoadError, needsNewDocument } from '../../../../core/client/loading/load-part.ts'
import { text } from '../../../../core/shared/texts/index.ts'
import { DEMO_PACKAGES } from '../../../../library/shared/packages.ts'
import type { DemoInfo } from '../../shared/demo-files.ts'
import { liveText } from '../../shared/texts/index.ts'
import { buildTables, summarizeTables } from './data-table.ts'
import { DemoIcon } from './demo-icon.tsx'
import { useDemoTheme, type CardTheme } from './demo-theme.ts'
import { findDemo } from './find-demo.ts'
import { findPlots, type FoundPlot } from './find-plots.ts'

type State =
  { kind: 'loading' } | { kind: 'live'; Demo: ComponentType; address: string } | { kind: 'failed'; error: unknown }

interface Props {
  demo: DemoInfo
  stage: HTMLElement
  /** Hidden while the chart is visible. */
  poster?: HTMLElement
  /** Defaults to the theme that the visitor chose. */
  theme?: CardTheme
}

/** Loads and renders a demo. Its poster is visible before that, and again when the demo is unmounted. */
export function LiveChart({ demo, stage, poster, theme }: Props) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const color = useColor()
  const chosenTheme = useDemoTheme()
  const shown = theme ?? chosenTheme
  const chartTheme = shown === 'library' ? 'none' : shown === 'site' ? color : shown

  useEffect(() => {
    let isUnmounted = false
    const hideLoading = showLoading(stage, liveText('demo.loading'))
    const found = findDemo(demo.id).finally(hideLoading)
    found.then(
      ({ Demo, address }) => {
        // a chart that is rendered again updates its data, which not every chart of the library survives
        const next: State = { kind: 'live', Demo: memo(Demo), address }
        // at once, because the visitor is waiting for it
        if (!isUnmounted) flushSync(() => setState(next))
      },
      async (error: unknown) => {
        if (isUnmounted || (await reloadIfOutdated(error))) return
        // the modules that it imports would time out again
        const isTimeout = error instanceof ChunkLoadError && error.type === 'timeout'
        // only after Retry, so that reloads cannot loop
        if (attempt > 0 && (isTimeout || needsNewDocument())) void reloadScripts()
        setState({ kind: 'failed', error })
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [demo.id, stage, attempt])

  // charts read it when they are created, in the effects that run after this one
  useLayoutEffect(() => {
    stage.setAttribute('data-chart-theme', chartTheme)
  }, [stage, chartTheme])

  useEffect(() => {
    const onReady = ({ target }: Event) => {
      // the chart engine has drawn its first frame by then
      requestAnimationFrame(() => poster?.toggleAttribute('hidden', true))
      for (const found of findPlots(stage)) if (found.container === target) describePlot(found, demo)
    }
    stage.addEventListener('plot-ready', onReady)
    return () => {
      stage.removeEventListener('plot-ready', onReady)
      poster?.removeAttribute('hidden')
    }
  }, [stage, poster, demo])

  useLateError(state.kind === 'live' ? state.address : '', (error) => setState({ kind: 'failed', error }))

  const retry = () => {
    setState({ kind: 'loading' })
    setAttempt(attempt + 1)
  }
  if (state.kind === 'failed') return <StageFailure id={demo.id} error={state.error} onRetry={retry} />
  if (state.kind === 'loading') return null
  return (
    // redrawing would lose selections and drill-downs, so each theme mounts the demo again
    <Boundary key={`${chartTheme} ${attempt}`} id={demo.id} onRetry={retry}>
      <state.Demo />
    </Boundary>
  )
}

/** Describes a chart for screen readers. The chart engine removes the label when it renders, so it is set each time. */
function describePlot({ container, plot }: FoundPlot, { title, description }: Props['demo']): void {
  const describe = () =>
    container.setAttribute(
      'aria-label',
      liveText('demo.alternative', { title, description, summary: summarizeTables(buildTables(plot.options)) }),
    )
  for (const event of ['afterrender', 'afterchangedata']) plot.chart.on(event, describe)
  describe()
  container.role = 'img'
}

interface FailureProps {
  id: string
  error: unknown
  onRetry: () => void
}

/** Shows an error with Retry and a report to copy. If the demo did not load, in one line over its poster. */
function StageFailure({ id, error, onRetry }: FailureProps) {
  const isUnloaded = error instanceof ChunkLoadError
  const message = error instanceof Error ? error.message : String(error)
  return (
    <div className={isUnloaded ? 'stage-failure stage-failure-slim' : 'stage-failure'} role="alert">
      <p className="stage-failure-title">{liveText(isUnloaded ? 'demo.failed.load' : 'demo.failed')}</p>
      <p>
        <code>{message}</code>
      </p>
      <p>
        <button type="button" className="button button-small" onClick={onRetry}>
          <DemoIcon name="retry" />
          {text('failure.retry')}
        </button>{' '}
        <button
          type="button"
          className="button button-small"
          onClick={({ currentTarget }) => void copyWithMessage(currentTarget, writeReport(id, error))}
        >
          <DemoIcon name="report" />
          {liveText('demo.report')}
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

/** Shows the error of a demo that throws while it renders. */
class Boundary extends Component<{ id: string; onRetry: () => void; children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    const { id, onRetry, children } = this.props
    const { error } = this.state
    return error ? <StageFailure id={id} error={error} onRetry={onRetry} /> : children
  }
}

/** Reports errors that a demo throws in handlers or timers, recognized by the address of its script. */
function useLateError(address: string, report: (error: unknown) => void): void {
  const onError = useEffectEvent(report)
  useEffect(() => {
    if (address === '') return undefined
    const isFromDemo = (error: unknown) => error instanceof Error && (error.stack ?? '').includes(address)
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('error', ({ error }) => isFromDemo(error) && onError(error), { signal })
    addEventListener('unhandledrejection', ({ reason }) => isFromDemo(reason) && onError(reason), { signal })
    return () => controller.abort()
  }, [address])
}
