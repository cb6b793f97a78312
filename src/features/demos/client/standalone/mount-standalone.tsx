import '../live.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchDeployment } from '../../../../core/client/loading/deployment.ts'
import { loadPart } from '../../../../core/client/loading/load-part.ts'
import { withoutTrailingSlash } from '../../../../core/shared/routes.ts'
import type { DemoSource } from '../../shared/demo-files.ts'
import { followDemoTheme } from '../live/demo-theme.ts'
import { isKnownDemo } from '../live/find-demo.ts'
import { LiveChart } from '../live/live-chart.tsx'

/** What is known about a standalone demo. */
export interface StandaloneFrame {
  demo: Pick<DemoSource, 'id' | 'title' | 'description'>
  /** Null in an embedded demo. */
  bar: ReactNode
}

/**
 * Mounts one demo alone, without the layout. It fills the window below a bar with its title. With `?embed`, it has no
 * bar and its own height, for frames. Rejects if the message for an unknown demo cannot be loaded.
 */
export async function mountStandalone(container: HTMLElement, id: string): Promise<void> {
  followDemoTheme()
  document.title = id
  if (await isKnownDemo(id)) return showDemo(container, id)
  const redirects = (await fetchDeployment())?.redirects
  const moved = redirects?.find(({ from }) => from === withoutTrailingSlash(location.pathname))
  if (moved) return location.replace(moved.to + location.search + location.hash)
  const { UnknownDemo } = await loadPart(
    'part:src/features/demos/client/standalone/unknown-demo.tsx',
    () => import('./unknown-demo.tsx'),
  )
  createContainerRoot(container).render(<UnknownDemo id={id} />)
}

function createContainerRoot(container: HTMLElement) {
  container.replaceChildren()
  container.className = 'standalone'
  return createRoot(container)
}

function showDemo(container: HTMLElement, id: string): void {
  const root = createContainerRoot(container)
  const plain: StandaloneFrame = { demo: { id, title: id, description: '' }, bar: null }
  const show = ({ demo, bar }: StandaloneFrame) =>
    root.render(
      <>
        {bar}
        <main className="standalone-stage" aria-label={demo.title}>
          <div className="stage-live">
            <LiveChart demo={demo} stage={container} />
          </div>
        </main>
      </>,
    )
  if (new URLSearchParams(location.search).has('embed')) return show(plain)
  // the space of the bar, so that the chart does not move when it appears
  show({ ...plain, bar: <div className="standalone-bar" /> })
  loadPart('part:src/features/demos/client/standalone/frame.tsx', () => import('./frame.tsx'))
    .then(({ loadFrame }) => loadFrame(container, id))
    // the chart works without the bar
    .then(show, () => show(plain))
}
