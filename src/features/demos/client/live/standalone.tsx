import '../live.css'
import { createRoot } from 'react-dom/client'
import { fetchDeployment } from '../../../../core/client/loading/deployment.ts'
import { withoutTrailingSlash } from '../../../../core/shared/routes.ts'
import { text } from '../../../../core/shared/texts/index.ts'
import { liveText } from '../../shared/texts/index.ts'
import { followDemoTheme } from './demo-theme.ts'
import { isKnownDemo } from './find-demo.ts'
import { LiveChart } from './live-chart.tsx'

/** Mounts one demo alone, without the layout, as wide as the window. */
export function mountStandalone(container: HTMLElement, id: string): void {
  followDemoTheme()
  container.replaceChildren()
  document.title = id
  container.className = 'standalone'
  const root = createRoot(container)
  void isKnownDemo(id).then(async (known) => {
    if (known) return root.render(<StandaloneDemo id={id} container={container} />)
    const redirects = (await fetchDeployment())?.redirects
    const moved = redirects?.find(({ from }) => from === withoutTrailingSlash(location.pathname))
    if (moved) location.replace(moved.to + location.search + location.hash)
    else root.render(<UnknownDemo id={id} />)
  })
}

function StandaloneDemo({ id, container }: { id: string; container: HTMLElement }) {
  return (
    <main className="standalone-stage" aria-label={id}>
      <div className="stage-live">
        <LiveChart demo={{ id, title: id, description: '' }} stage={container} />
      </div>
    </main>
  )
}

function UnknownDemo({ id }: { id: string }) {
  return (
    <main className="content message">
      <h1>{liveText('demo.unknown', { id })}</h1>
      <p>{liveText('demo.unknown.hint')}</p>
      <a className="button button-first" href="/">
        {text('404.back')}
      </a>
    </main>
  )
}
