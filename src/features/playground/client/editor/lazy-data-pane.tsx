import type { ComponentProps } from 'react'
import { loadPart } from '../../../../core/client/loading/load-part.ts'
import { editorText } from '../../shared/texts/index.ts'
import type { DataPane } from '../data/data-pane.tsx'
import { LazyPane } from './lazy-pane.tsx'

const load = async () => {
  const part = await loadPart(
    'part:src/features/playground/client/data/data-pane.tsx',
    () => import('../data/data-pane.tsx'),
  )
  return part.DataPane
}

/** The data of the demo as a table or as CSV. Its code loads when it is shown. */
export function LazyDataPane(props: ComponentProps<typeof DataPane>) {
  return (
    <LazyPane label={editorText('editor.data')} message={editorText('editor.loading.data')} load={load} props={props} />
  )
}
