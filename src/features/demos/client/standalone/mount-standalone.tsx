import '../live.css'
import { createRoot } from 'react-dom/client'
import { site } from 'virtual:site'
import type { DemoInfo } from '../../shared/demo-files.ts'
import { standaloneText } from '../../shared/texts/standalone.ts'
import { followDemoTheme } from '../live/demo-theme.ts'
import { DemoIcon } from '../live/demo-icon.tsx'
import { LiveChart } from '../live/live-chart.tsx'
import { fillWindow } from './fill-window.ts'

/**
 * Mounts one demo alone, without the layout. It fills the window below a bar with its title. With `?embed`, it has no
 * bar and its own height, for frames.
 */
export function mountStandalone(container: HTMLElement, demo: DemoInfo): void {
  followDemoTheme()
  const isEmbedded = new URLSearchParams(location.search).has('embed')
  if (!isEmbedded) fillWindow(container)
  container.className = 'standalone'
  document.documentElement.dataset.standalone = ''
  createRoot(container).render(
    <>
      {!isEmbedded && <Bar {...demo} />}
      <main className="standalone-stage" aria-label={demo.title}>
        <div className="stage-live">
          <LiveChart demo={demo} stage={container} />
        </div>
      </main>
    </>,
  )
}

function Bar({ title, description, page }: DemoInfo) {
  return (
    <header className="standalone-bar">
      <a href={page?.link ?? '/'}>
        <DemoIcon name="right" />
        {standaloneText('demo.back', { page: page?.title ?? site.name })}
      </a>
      <h1>{title}</h1>
      <p>{description}</p>
    </header>
  )
}
