import type { ComponentProps } from 'react'
import { loadPart } from '../../../../core/client/loading/load-part.ts'
import { editorText } from '../../shared/texts/index.ts'
import type { ControlsPanel } from '../controls/panel.tsx'
import { LazyPane } from './lazy-pane.tsx'

const load = async () => {
  const part = await loadPart(
    'part:src/features/playground/client/controls/panel.tsx',
    () => import('../controls/panel.tsx'),
  )
  return part.ControlsPanel
}

/** The controls for the options of the chart. Their code loads when they are shown. */
export function OptionsPane(props: ComponentProps<typeof ControlsPanel>) {
  return (
    <LazyPane
      label={editorText('editor.options')}
      message={editorText('editor.loading.options')}
      load={load}
      props={props}
    />
  )
}
