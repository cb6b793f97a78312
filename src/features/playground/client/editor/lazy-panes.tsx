import { useEffect, useRef, useState, type ComponentType } from 'react'
import { loadInto } from '../../../../core/client/loading/failure.ts'
import { loadPart } from '../../../../core/client/loading/load-part.ts'
import { editorText } from '../../shared/texts/index.ts'
import type { EditorPane } from './editor-actions.tsx'

/** The controls for the options of the chart. */
export const LazyControls = createPane('options', async () => {
  const part = await loadPart(
    'part:src/features/playground/client/controls/panel.tsx',
    () => import('../controls/panel.tsx'),
  )
  return part.ControlsPanel
})

/** The data of the demo as a table or as CSV. */
export const LazyData = createPane('data', async () => {
  const part = await loadPart(
    'part:src/features/playground/client/data/data-pane.tsx',
    () => import('../data/data-pane.tsx'),
  )
  return part.DataPane
})

/** A pane of the editor whose code loads when it is shown. */
function createPane<Props extends object>(name: EditorPane, load: () => Promise<ComponentType<Props>>) {
  return function Pane(props: Props) {
    const container = useRef<HTMLElement>(null)
    const [Content, setContent] = useState<ComponentType<Props>>()
    useEffect(() => {
      const controller = new AbortController()
      const options = { message: editorText(`editor.loading.${name}`), signal: controller.signal }
      if (container.current) void loadInto(container.current, load, (part) => setContent(() => part), options)
      return () => controller.abort()
    }, [])
    return (
      <section ref={container} className="editor-options" aria-label={editorText(`editor.${name}`)}>
        {Content && <Content {...props} />}
      </section>
    )
  }
}
