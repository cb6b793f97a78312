import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref, type RefObject } from 'react'
import type { CodeFile, TextEdit } from '../../shared/code-file.ts'
import { loadHintsWhenIdle } from '../hints/load-hints.ts'
import { createTextEditor, type TextEditor, type TextEditorEvents } from './text-editor.ts'

/** What the parts around a code editor can do with its text. */
export interface CodeEditorHandle {
  /** Makes an edit that can be undone. Edits of the same group in a row are undone together. */
  applyEdit: (edit: TextEdit, group?: string) => void
  replaceAll: (source: string) => void
  undo: () => void
  redo: () => void
  focusLine: (line: number) => void
}

interface Props extends TextEditorEvents {
  /** Its source is only read when the editor is created; later changes are made with the handle. */
  file: CodeFile
  label: string
  /** The id of the element that explains how to leave the editor with the keyboard. */
  description: string
  hidden: boolean
  /** The line with a problem, starting at 1. */
  problemLine?: number
  /** The element for descriptions and checks of the options in the code, if the file has any. */
  hints?: RefObject<HTMLElement | null>
  ref?: Ref<CodeEditorHandle>
}

/** The editor of one file. */
export function CodeEditor({ file, label, description, hidden, problemLine, hints, onChange, onRefused, ref }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const editor = useRef<TextEditor>(undefined)
  const reportChange = useEffectEvent(onChange)
  const reportRefused = useEffectEvent(onRefused)

  useEffect(() => {
    if (!container.current) return undefined
    const created = createTextEditor(
      container.current,
      file,
      { label, description },
      { onChange: (source) => reportChange(source), onRefused: () => reportRefused() },
    )
    editor.current = created
    const stopHints = hints?.current ? loadHintsWhenIdle(created.editor, hints.current) : undefined
    return () => {
      stopHints?.()
      created.remove()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- an editor keeps its text and its history
  }, [])

  useEffect(() => editor.current?.markLine(problemLine), [problemLine])

  useImperativeHandle(ref, () => ({
    applyEdit: (edit, group) => editor.current?.applyEdit(edit, group),
    replaceAll: (source) => editor.current?.replaceAll(source),
    undo: () => editor.current?.goInHistory(-1),
    redo: () => editor.current?.goInHistory(1),
    focusLine: (line) => editor.current?.focusLine(line),
  }))

  return <div ref={container} className="editor-file" hidden={hidden} />
}
