import '../live.css'
import { createRoot } from 'react-dom/client'
import { demoText } from '../../../../core/shared/locale/demo-text.ts'
import { text } from '../../../../core/shared/locale/index.ts'
import { isKnownDemo } from './find-demo.ts'
import { LiveChart } from './live-chart.tsx'

/** One demo alone, outside the layout, as wide as the window. */
export function mountStandalone(container: HTMLElement, id: string): void {
  container.replaceChildren()
  document.title = id
  container.className = 'standalone'
  const root = createRoot(container)
  void isKnownDemo(id).then((known) =>
    root.render(known ? <StandaloneDemo id={id} container={container} /> : <UnknownDemo id={id} />),
  )
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
      <h1>{demoText('demo.unknown', { id })}</h1>
      <p>{demoText('demo.unknown.hint')}</p>
      <a className="button button-first" href="/">
        {text('404.back')}
      </a>
    </main>
  )
}
