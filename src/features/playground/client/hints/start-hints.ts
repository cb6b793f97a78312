import type { PrismEditor } from 'prism-code-editor'
import { insertText, setSelection } from 'prism-code-editor/utils'
import { completeAt, type CompletionItem, describeAt } from '../../shared/hints/complete-at.ts'
import { findUsedComponents, findUnknownOptions, type UnknownOption } from '../../shared/hints/find-unknown.ts'
import { moveRanges } from '../../shared/code-file.ts'
import type { OptionHints } from '../../shared/hints/option-hints.ts'
import { hintText } from '../../shared/texts/hints.ts'
import { createElement, describeOption, describeProblem, renderProblems, addMarks } from './hint-views.ts'
import './hints.css'
import { addHover } from './hover.ts'
import { addSuggestions } from './suggestions.ts'

/** A name is checked when it has probably been typed completely. */
const CHECK_DELAY_MS = 600
const CURSOR_DELAY_MS = 120

/** Adds suggestions, descriptions and checks of options to the editor of a demo. `view` shows them below the editor. */
export function startHints(
  editor: PrismEditor,
  view: HTMLElement,
  loadHints: (components: string[]) => Promise<OptionHints>,
): () => void {
  let hints: OptionHints = { objects: {}, defaults: {} }
  let unknown: UnknownOption[] = []
  /** Whether the cursor is at the end of an unknown name, which the visitor is probably still typing. */
  let isTyping = false
  let checked = editor.value
  let isStopped = false
  let checkTimer: ReturnType<typeof setTimeout> | undefined
  let cursorTimer: ReturnType<typeof setTimeout> | undefined

  const status = createElement('div', 'hint-option')
  const announcement = createElement('p', 'visually-hidden')
  announcement.setAttribute('role', 'status')
  const problems = createElement('div', '')
  problems.setAttribute('role', 'status')
  view.replaceChildren(status, announcement, problems)
  const setMarks = addMarks(editor)

  const showHelp = () => status.replaceChildren(createElement('p', 'hint-help', hintText('hints.help')))
  const showCursor = () => {
    const [start, end, direction] = editor.getSelection()
    const found = describeAt(editor.value, direction === 'backward' ? start : end, hints)
    if (found) status.replaceChildren(...describeOption({ ...found, name: found.path.join('.') }))
    else showHelp()
  }
  const showCursorSoon = () => {
    clearTimeout(cursorTimer)
    cursorTimer = setTimeout(showCursor, CURSOR_DELAY_MS)
  }
  const showSuggestion = (item: CompletionItem | undefined) => {
    clearTimeout(cursorTimer)
    announcement.textContent = item ? [item.label, item.detail, item.description].filter(Boolean).join(', ') : ''
    // values have no description of their own, so the one of their option stays
    if (item?.detail) status.replaceChildren(...describeOption({ ...item, name: item.label, type: item.detail }))
    else showCursorSoon()
  }

  const check = () => {
    checked = editor.value
    // marks stay in place while the code has a syntax error
    const found = findUnknownOptions(checked, hints) ?? unknown
    const [anchor, cursor] = editor.getSelection()
    unknown = found.filter(({ end }) => !(editor.focused && anchor === cursor && end === cursor))
    isTyping = found.length > unknown.length
    setMarks(unknown)
    const show = ({ start, end }: UnknownOption) => {
      editor.textarea.focus()
      setSelection(editor, start, end)
      editor.extensions.cursor?.scrollIntoView()
    }
    problems.replaceChildren(
      ...renderProblems(checked, unknown, {
        onShow: show,
        onReplace: (problem, name) => {
          show(problem)
          insertText(editor, name, problem.start, problem.end)
        },
      }),
    )
  }
  const load = async () => {
    const components = findUsedComponents(editor.value, hints)
    if (components.every((name) => hints.objects[name])) return
    try {
      hints = await loadHints(components)
      // the plots of a mix chart are known only now
      const plots = findUsedComponents(editor.value, hints)
      if (plots.length > components.length) hints = await loadHints(plots)
    } catch {
      // the editor works without them, and the next edit tries again
      return
    }
    if (isStopped) return
    check()
    showCursor()
  }
  const checkSoon = () => {
    clearTimeout(checkTimer)
    checkTimer = setTimeout(() => {
      check()
      void load()
    }, CHECK_DELAY_MS)
  }
  const update = () => {
    if (unknown.length > 0) {
      unknown = moveRanges(unknown, checked, editor.value)
      checked = editor.value
      setMarks(unknown)
    }
    checkSoon()
  }
  const moveCursor = () => {
    showCursorSoon()
    if (isTyping) checkSoon()
  }

  addSuggestions(editor, (source, offset) => completeAt(source, offset, hints), showSuggestion)
  const hideHover = addHover(editor, (offset) => {
    const problem = unknown.find(({ start, end }) => start <= offset && offset < end)
    if (problem) return [describeProblem(problem)]
    const found = describeAt(editor.value, offset, hints)
    // only the name: inside a function, a description would be in the way
    return found?.position === 'key' && found.start <= offset && offset < found.end
      ? describeOption({ ...found, name: found.path.join('.') })
      : undefined
  })
  const removeListeners = [editor.on('update', update), editor.on('selectionChange', moveCursor)]
  showHelp()
  void load()
  return () => {
    isStopped = true
    clearTimeout(checkTimer)
    clearTimeout(cursorTimer)
    hideHover()
    for (const remove of removeListeners) remove()
    view.replaceChildren()
  }
}
