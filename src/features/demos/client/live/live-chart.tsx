import { memo, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { useColor } from '../../../../core/client/color/store.ts'
import { ChunkLoadError } from '../../../../core/client/loading/chunk-load-error.ts'
import { reloadIfOutdated, reloadScripts } from '../../../../core/client/loading/deployment.ts'
import { showLoading } from '../../../../core/client/loading/failure.ts'
import { needsNewDocument } from '../../../../core/client/loading/load-part.ts'
import type { DemoSource } from '../../shared/demo-files.ts'
import { liveText } from '../../shared/texts/index.ts'
import { useDemoTheme, type CardTheme } from './demo-theme.ts'
import { buildTables, summarizeTables } from './data-table.ts'
import { Boundary, StageFailure, useLateError } from './demo-errors.tsx'
import { findDemo } from './find-demo.ts'
import { findPlots, type FoundPlot } from './find-plots.ts'

type State =
  | { kind: 'loading' }
  | { kind: 'live'; Demo: ComponentType; address: string }
  | { kind: 'failed'; error: unknown; when: 'load' | 'later' }

interface Props {
  demo: Pick<DemoSource, 'id' | 'title' | 'description'>
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
        setState({ kind: 'failed', error, when: error instanceof ChunkLoadError ? 'load' : 'later' })
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

  useLateError(state.kind === 'live' ? state.address : '', (error) =>
    setState({ kind: 'failed', error, when: 'later' }),
  )

  const retry = () => {
    setState({ kind: 'loading' })
    setAttempt(attempt + 1)
  }
  if (state.kind === 'failed')
    return <StageFailure id={demo.id} error={state.error} when={state.when} onRetry={retry} />
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
