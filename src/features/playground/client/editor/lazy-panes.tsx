import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react'
import { loadInto } from '../../../../core/client/loading/failure.ts'
import { loadPart } from '../../../../core/client/loading/load-part.ts'
import { editorText } from '../../shared/texts/index.ts'
import type { ControlsPanel } from '../controls/panel.tsx'
import type { DataPane } from '../data/data-pane.tsx'
import type { EditorPane } from './editor-actions.tsx'

const loadControls = async () => {
  const part = await loadPart(
    'part:src/features/playground/client/controls/panel.tsx',
    () => import('../controls/panel.tsx'),
  )
  return part.ControlsPanel
}

const loadData = async () => {
  const part = await loadPart(
    'part:src/features/playground/client/data/data-pane.tsx',
    () => import('../data/data-pane.tsx'),
  )
  return part.DataPane
}

/** The controls for the options of the chart. */
export const LazyControls = (props: ComponentProps<typeof ControlsPanel>) => (
  <LazyPane name="options" load={loadControls} props={props} />
)

/** The data of the demo as a table or as CSV. */
export const LazyData = (props: ComponentProps<typeof DataPane>) => (
  <LazyPane name="data" load={loadData} props={props} />
)

interface LazyPaneProps<Props> {
  name: EditorPane
  /** Has to be the same function on every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** A pane of the editor whose code loads when it is shown. */
function LazyPane<Props extends object>({ name, load, props }: LazyPaneProps<Props>) {
  const container = useRef<HTMLElement>(null)
  const [Content, setContent] = useState<ComponentType<Props>>()
  useEffect(() => {
    const controller = new AbortController()
    const options = { message: editorText(`editor.loading.${name}`), signal: controller.signal }
    if (container.current) void loadInto(container.current, load, (part) => setContent(() => part), options)
    return () => controller.abort()
  }, [load, name])
  return (
    <section ref={container} className="editor-options" aria-label={editorText(`editor.${name}`)}>
      {Content && <Content {...props} />}
    </section>
  )
}
