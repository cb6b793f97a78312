import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { DemoSummary } from '../../shared/page.ts'
import { healMissing } from '../app/deployment.ts'
import { loadModule } from '../app/load-part.ts'
import { useColour } from '../colour/store.ts'
import { Boundary } from './boundary.tsx'
import { StageFailure } from './stage-failure.tsx'

/** A chart is made ready when it is about this far from the viewport. */
const NEAR = '400px'

type State = { kind: 'waiting' } | { kind: 'live'; Demo: ComponentType } | { kind: 'failed'; message: string }

/** Where a demo comes to life, with its height reserved. */
export function Stage({ demo }: { demo: DemoSummary }) {
  const stage = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const colour = useColour()

  useEffect(() => {
    let left = false
    const start = async () => {
      try {
        const { loadDemo } = await loadModule(() => import('./live.ts'))
        const Demo = await loadModule(() => loadDemo(demo.id))
        if (!left) setState({ kind: 'live', Demo })
      } catch (error) {
        if (!left && !(await healMissing(error))) setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
      }
    }
    const stop = whenNear(stage.current, () => void start())
    return () => {
      left = true
      stop()
    }
  }, [demo.id, attempt])

  const retry = () => {
    setState({ kind: 'waiting' })
    setAttempt(attempt + 1)
  }
  return (
    <div ref={stage} className="stage" style={{ minHeight: demo.height }} role="group" aria-label={demo.title}>
      {state.kind === 'live' && (
        // made anew for each colour: the engine takes its theme once
        <Boundary key={colour} onRetry={retry}>
          <state.Demo />
        </Boundary>
      )}
      {state.kind === 'failed' && <StageFailure message={state.message} onRetry={retry} />}
    </div>
  )
}

function whenNear(element: Element | null, act: () => void): () => void {
  if (!element) return () => {}
  if (!('IntersectionObserver' in window)) {
    act()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
