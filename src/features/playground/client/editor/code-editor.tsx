import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { createEditor } from 'prism-code-editor'
import { defaultKeymap, editHistory, editorCommands, setIgnoreTab } from 'prism-code-editor/commands'
import 'prism-code-editor/layout.css'
import { type SourceFile, type TextEdit, fitsEditor, findSmallestEdit } from '../../shared/code-file.ts'
import { loadHintsWhenIdle } from '../hints/load-hints.ts'
import './highlight.ts'

/** A text field with highlighting, indentation and a history of its own. */
export type TextEditor = ReturnType<typeof createTextEditor>

interface TextEditorEvents {
  onChange: (source: string) => void
  /** A text was not inserted, because it is too large. */
  onRefused: () => void
}

/** The history joins inputs of the same type in a row. Chromium drops types that it does not know. */
const EDIT_TYPES = ['insertReplacementText', 'insertFromYank']

/** Lines with a problem get this class. */
const PROBLEM_CLASS = 'editor-problem-line'

function createTextEditor(
  container: HTMLElement,
  { name, source }: SourceFile,
  { label, description }: { label: string; description: string },
  { onChange, onRefused }: TextEditorEvents,
) {
  const history = editHistory()
  let markedLine: number | undefined
  let editGroup: string | undefined
  let editType: string | undefined
  const options = { language: getLanguage(name), value: source }
  const editor = createEditor(container, options, editorCommands(defaultKeymap), history)
  const { textarea, lines } = editor
  textarea.setAttribute('aria-label', label)
  textarea.setAttribute('aria-describedby', description)
  editor.on('update', (value) => {
    // the editor replaces the elements of changed lines
    showMark()
    onChange(value)
  })
  // the Tab key indents, and after Escape it leaves the editor
  editor.keyCommandMap.Escape = () => {
    setIgnoreTab(true)
    return true
  }
  textarea.addEventListener('blur', () => setIgnoreTab(false))
  // before the package, which would draw all lines
  container.addEventListener('beforeinput', refuse, true)

  function refuse(event: InputEvent): void {
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    const [start, end] = editor.getSelection()
    if (text.length <= 1 || hasRoom({ start, end, text })) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Whether the code still has a size that can be shown. */
  function hasRoom({ start, end, text }: TextEdit): boolean {
    const next = editor.value.slice(0, start) + text + editor.value.slice(end)
    const isSmall = next.length < editor.value.length || fitsEditor([{ name, source: next }])
    if (!isSmall) onRefused()
    return isSmall
  }

  function showMark(): void {
    for (const line of container.querySelectorAll(`.${PROBLEM_CLASS}`)) line.classList.remove(PROBLEM_CLASS)
    // the first element contains the text field
    if (markedLine) lines[markedLine]?.classList.add(PROBLEM_CLASS)
  }

  /** Makes an edit that can be undone. Edits of the same group in a row are undone together. */
  function applyEdit({ start, end, text }: TextEdit, group?: string): void {
    if (!hasRoom({ start, end, text })) return
    if (group === undefined || group !== editGroup) editType = EDIT_TYPES.find((type) => type !== editType)
    editGroup = group
    const event = { inputType: editType, data: text, bubbles: true }
    textarea.dispatchEvent(new InputEvent('beforeinput', event))
    textarea.setRangeText(text, start, end, 'preserve')
    textarea.dispatchEvent(new InputEvent('input', event))
  }

  return {
    applyEdit,
    replaceAll(next: string) {
      const edit = findSmallestEdit(editor.value, next)
      if (edit) applyEdit(edit)
    },
    /** -1 undoes, 1 redoes. */
    goInHistory: (offset: number) => history.go(offset),
    markLine(line: number | undefined) {
      markedLine = line
      showMark()
    },
    focusLine(line: number) {
      const offset = editor.value.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0)
      textarea.focus()
      textarea.setSelectionRange(offset, offset)
      lines[line]?.scrollIntoView({ block: 'nearest' })
    },
    /** The editor of the package, for extensions. */
    editor,
    remove: () => editor.remove(),
  }
}

function getLanguage(name: string): string {
  if (name.endsWith('.json')) return 'json'
  return name.endsWith('.css') ? 'css' : 'tsx'
}

interface Props extends TextEditorEvents {
  /** Its source is only read when the editor is created; later changes are made with the editor. */
  file: SourceFile
  label: string
  /** The id of the element that explains how to leave the editor with the keyboard. */
  description: string
  hidden: boolean
  /** The line with a problem, starting at 1. */
  problemLine?: number
  /** The element for descriptions and checks of the options in the code, if the file has any. */
  hints?: RefObject<HTMLElement | null>
  onCreate: (editor: TextEditor) => void
}

/** The editor of one file. */
export function CodeEditor({ file, label, description, hidden, problemLine, hints, ...events }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const editor = useRef<TextEditor>(undefined)
  const onCreate = useEffectEvent(events.onCreate)
  const onChange = useEffectEvent(events.onChange)
  const onRefused = useEffectEvent(events.onRefused)

  useEffect(() => {
    if (!container.current) return undefined
    const handlers = { onChange: (source: string) => onChange(source), onRefused: () => onRefused() }
    const created = createTextEditor(container.current, file, { label, description }, handlers)
    editor.current = created
    onCreate(created)
    const stopHints = hints?.current ? loadHintsWhenIdle(created.editor, hints.current) : undefined
    return () => {
      stopHints?.()
      created.remove()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- an editor keeps its text and its history
  }, [])

  useEffect(() => editor.current?.markLine(problemLine), [problemLine])

  return <div ref={container} className="editor-file" hidden={hidden} />
}
