import type { PrismEditor } from 'prism-code-editor'
import { insertText, setSelection } from 'prism-code-editor/utils'
import { completeAt, type CompletionItem, describeAt } from '../../shared/hints/complete-at.ts'
import { findMissingObjects } from '../../shared/hints/code-scopes.ts'
import { findUnknownOptions, type UnknownOption } from '../../shared/hints/find-unknown.ts'
import { moveRanges } from '../../shared/code-file.ts'
import type { OptionHints } from '../../shared/hints/option-hints.ts'
import { hintText } from '../../shared/texts/hints.ts'
import { createElement, describeOption, describeUnknown, renderProblems, addMarks } from './hint-views.ts'
import './hints.css'
import { addHover } from './hover.ts'
import { addSuggestions } from './suggestions.ts'

/** A name is checked when it has probably been typed completely. */
const CHECK_DELAY_MS = 600
const CURSOR_DELAY_MS = 120

/** Adds suggestions, descriptions and checks of options to the editor of a demo. `view` shows them below the editor. */
export function activateHints(
  editor: PrismEditor,
  view: HTMLElement,
  loadHints: (ids: string[]) => Promise<OptionHints>,
): () => void {
  let hints: OptionHints = { objects: {}, defaults: {} }
  let unknown: UnknownOption[] = []
  /** Whether the cursor is at the end of an unknown name, which the visitor is probably still typing. */
  let isTyping = false
  let checked = editor.value
  let isStopped = false
  let isLoading = false
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
  const getCursor = () => {
    const [start, end, direction] = editor.getSelection()
    return direction === 'backward' ? start : end
  }
  const showCursor = () => {
    const found = describeAt(editor.value, getCursor(), hints)
    if (found) status.replaceChildren(...describeOption({ ...found, name: found.path.join('.') }))
    else showHelp()
  }
  const showCursorSoon = () => {
    clearTimeout(cursorTimer)
    cursorTimer = setTimeout(() => {
      showCursor()
      void load()
    }, CURSOR_DELAY_MS)
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
  /** Loads the options of the objects that the code and the cursor are in, and of those that these lead to. */
  const loadMissing = async (): Promise<void> => {
    const loaded = await loadHints(findMissingObjects(editor.value, getCursor(), hints))
    if (isStopped || !Object.keys(loaded.objects).some((id) => !hints.objects[id])) return
    hints = {
      objects: { ...hints.objects, ...loaded.objects },
      defaults: { ...hints.defaults, ...loaded.defaults },
    }
    await loadMissing()
  }
  const load = async () => {
    if (isLoading) return
    isLoading = true
    const before = hints
    // without them the editor works, and the next edit tries again
    await loadMissing().catch(() => {})
    isLoading = false
    if (hints === before || isStopped) return
    check()
    showCursor()
    repeatQuery()
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

  const repeatQuery = addSuggestions(editor, (source, offset) => completeAt(source, offset, hints), showSuggestion)
  const hideHover = addHover(editor, (offset) => {
    const problem = unknown.find(({ start, end }) => start <= offset && offset < end)
    if (problem) return [describeUnknown(problem)]
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
