import { useState } from 'react'
import { useColor } from '../../../core/client/color/store.ts'
import { useDemoTheme, type CardEditorProps } from '../../demos/client/index.ts'
import { editorText } from '../shared/texts/index.ts'
import { storeDraft, readDraft } from './editor/draft.ts'
import { DemoEditor } from './editor/demo-editor.tsx'
import { EditorIcon, IconButton } from './editor/editor-icon.tsx'
import { getFrameTheme } from './editor/preview.tsx'

/** Edits a demo in its card. */
export function CardEditor({ demo, theme, focusedOption, onClose }: CardEditorProps) {
  const [start] = useState(() => readDraft(demo.id, demo.files) ?? demo.files)
  const color = useColor()
  const chosenTheme = useDemoTheme()
  return (
    <DemoEditor
      demo={demo}
      start={start}
      theme={getFrameTheme(theme ?? chosenTheme, color)}
      focusedOption={focusedOption}
      onChange={(files) => storeDraft(demo.id, demo.files, files)}
    >
      <a
        className="icon-button button-small"
        href={`/playground?demo=${demo.id}`}
        aria-label={editorText('editor.fullscreen')}
        title={editorText('editor.fullscreen')}
      >
        <EditorIcon name="expand" />
      </a>
      <IconButton icon="close" label={editorText('editor.close')} onClick={onClose} />
    </DemoEditor>
  )
}
