import '../live.css'
import { createRoot } from 'react-dom/client'
import { site } from 'virtual:site'
import type { StandaloneDemo } from '../../shared/demo-files.ts'
import { standaloneText } from '../../shared/texts/standalone.ts'
import { DemoIcon } from '../live/demo-icon.tsx'
import { followDemoTheme } from '../live/demo-theme.ts'
import { findPlots, type AnyPlot, type FoundPlot } from '../live/find-plots.ts'
import { LiveChart } from '../live/live-chart.tsx'

/**
 * Mounts one demo alone, without the layout. It fills the window below a bar with its title. With `?embed`, it has no
 * bar and its own height, for frames.
 */
export function mountStandalone(container: HTMLElement, demo: StandaloneDemo): void {
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

function Bar({ title, description, page }: StandaloneDemo) {
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

/** Charts that are lower than this, such as sparklines and progress bars, keep their height. */
const MIN_HEIGHT = 200

/**
 * Lets the charts of a standalone demo share the height of the window. A chart inside other elements, such as a table or
 * a row of gauges, keeps its height, because the demo has designed the space around it.
 */
function fillWindow(container: HTMLElement): void {
  for (const found of findPlots(container)) stretch(found)
  container.addEventListener('plot-ready', ({ target }) => {
    for (const found of findPlots(container)) if (found.container === target) stretch(found)
  })
}

function stretch({ container, plot }: FoundPlot): void {
  const { chart, options } = plot
  const isPart = !container.parentElement?.classList.contains('stage-live')
  if (isPart || chart.height < MIN_HEIGHT || options.autoFit === false || hasOwnEntrance(plot)) return
  container.classList.add('standalone-chart')
  // the height that the demo sets, which the chart grows from
  container.style.flexBasis = `${chart.height}px`
  // before the first paint, so that the visitor does not see the smaller chart
  plot.triggerResize()
}

/** The entrance that a demo sets would be interrupted. The entrance of the site's theme has no duration. */
function hasOwnEntrance({ options }: AnyPlot): boolean {
  const { appear } = (options.animation || {}) as { appear?: { duration?: number; delay?: unknown } }
  return appear?.duration !== undefined || appear?.delay !== undefined
}
