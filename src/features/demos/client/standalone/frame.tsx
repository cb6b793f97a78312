import { site } from 'virtual:site'
import { Icon } from '../../../../core/client/icons/icon.tsx'
import { getDocumentTitle } from '../../../../core/shared/page.ts'
import type { DemoInfo } from '../../shared/demo-info.ts'
import { standaloneText } from '../../shared/texts/standalone.ts'
import { loadDemoInfo } from './demo-infos.ts'
import { fillWindow } from './fill-window.ts'
import type { StandaloneFrame } from './mount-standalone.tsx'

/** Makes the charts of a standalone demo fill the window, and loads the texts of its bar. */
export async function loadFrame(container: HTMLElement, id: string): Promise<StandaloneFrame> {
  fillWindow(container)
  const demo = await loadDemoInfo(id)
  if (!demo) throw new Error(`The demo ${id} has no title.`)
  document.title = getDocumentTitle({ route: location.pathname, title: demo.title }, site.name)
  return { demo, bar: <Bar {...demo} /> }
}

function Bar({ title, description, page }: DemoInfo) {
  return (
    <header className="standalone-bar">
      <a href={page?.link ?? '/'}>
        <Icon name="right" />
        {standaloneText('demo.back', { page: page?.title ?? site.name })}
      </a>
      <h1>{title}</h1>
      <p>{description}</p>
    </header>
  )
}
