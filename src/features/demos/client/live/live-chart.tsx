import { useEffect, useState, type ComponentType } from 'react'
import { ChunkLoadError } from '../../../../core/client/loading/chunk-load-error.ts'
import { reloadIfOutdated } from '../../../../core/client/loading/deployment.ts'
import { needsNewDocument } from '../../../../core/client/loading/load-part.ts'
import { useColor } from '../../../../core/client/color/store.ts'
import { liveText } from '../../shared/texts/index.ts'
import { summarizeTables, buildTables } from './data-table.ts'
import type { DemoSource } from '../../shared/demo-files.ts'
import { findDemo } from './find-demo.ts'
import { findPlots, type PlotInside } from './find-plots.ts'
import { Boundary, StageFailure } from './stage-failure.tsx'
import { reloadScripts, useLateError } from './recovery.ts'

type State =
  | { kind: 'loading' }
  | { kind: 'live'; Demo: ComponentType; address: string }
  | { kind: 'failed'; error: unknown; when: 'load' | 'later' }

interface Props {
  demo: Pick<DemoSource, 'id' | 'title' | 'description'>
  stage: HTMLElement
  /** Its picture, which goes when the chart is there. */
  poster?: HTMLElement
}

/** A demo, live. Until it is, and when it goes, its picture is there. */
export function LiveChart({ demo, stage, poster }: Props) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const color = useColor()

  useEffect(() => {
    let left = false
    findDemo(demo.id).then(
      ({ Demo, address }) => !left && setState({ kind: 'live', Demo, address }),
      async (error: unknown) => {
        if (left || (await reloadIfOutdated(error))) return
        // what it imports would hang again
        const hangs = error instanceof ChunkLoadError && error.type === 'timeout'
        // asked for, so that no loop is possible
        if (attempt > 0 && (hangs || needsNewDocument())) void reloadScripts()
        setState({ kind: 'failed', error, when: error instanceof ChunkLoadError ? 'load' : 'later' })
      },
    )
    return () => {
      left = true
    }
  }, [demo.id, attempt])

  useEffect(() => {
    const ready = ({ target }: Event) => {
      // the first frame is drawn by then
      requestAnimationFrame(() => poster?.toggleAttribute('hidden', true))
      for (const inside of findPlots(stage)) if (inside.container === target) describePlot(inside, demo)
    }
    stage.addEventListener('plot-ready', ready)
    return () => {
      stage.removeEventListener('plot-ready', ready)
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
    // made anew for each color: the engine takes its theme once
    <Boundary key={`${color} ${attempt}`} id={demo.id} onRetry={retry}>
      <state.Demo />
    </Boundary>
  )
}

/**
 * A canvas says nothing to a screen reader: its container says what it shows. The engine takes the
 * label away when it draws anew, so each drawing sets it, with the data of that moment.
 */
function describePlot({ container, plot }: PlotInside, { title, description }: Props['demo']): void {
  const describe = () =>
    container.setAttribute(
      'aria-label',
      liveText('demo.alternative', { title, description, summary: summarizeTables(buildTables(plot.options)) }),
    )
  for (const event of ['afterrender', 'afterchangedata']) plot.chart.on(event, describe)
  describe()
  container.role = 'img'
}
