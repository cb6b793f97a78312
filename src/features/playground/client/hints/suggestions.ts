import type { PrismEditor } from 'prism-code-editor'
import { autoComplete, fuzzyFilter, registerCompletions, type Completion } from 'prism-code-editor/autocomplete'
import { cursorPosition } from 'prism-code-editor/cursor'
import type { CompletionItem, Completions } from '../../shared/hints/complete-at.ts'
import { hintText } from '../../shared/texts/hints.ts'

type Complete = (source: string, offset: number) => Completions | undefined

/** The editors with suggestions. The package knows sources only by language. */
const sources = new WeakMap<PrismEditor, (...query: [...Parameters<Complete>, boolean]) => ReturnType<Complete>>()

registerCompletions(['tsx'], {
  sources: [
    ({ pos, explicit }, editor) => {
      const source = editor.value
      const found = sources.get(editor)?.(source, pos, explicit)
      if (!found || !(explicit || isWanted(source, pos, found))) return undefined
      return { from: found.from, to: found.to, options: found.items.map(createCompletion) }
    },
  ],
})

/** While typing, a list opens after the first letter or quote, and closes when the word is complete. */
function isWanted(source: string, offset: number, { from, to, items }: Completions): boolean {
  const hasStarted = offset > from || /['"`]/.test(source.charAt(from - 1))
  return hasStarted && items.every(({ label }) => label !== source.slice(from, to))
}

const createCompletion = (item: CompletionItem, index: number): Completion => ({
  label: item.label,
  insert: item.insert,
  detail: item.detail,
  tabStops: item.select,
  icon: 'option',
  // keeps the order of the API table among equal matches
  boost: -index / 1000,
})

/**
 * Adds a list of suggestions to the editor. `onSelect` gets the selected one, or nothing when the list closes. Returns a
 * function that repeats a query without suggestions, because their options have been loaded since then.
 */
export function addSuggestions(
  editor: PrismEditor,
  complete: Complete,
  onSelect: (item: CompletionItem | undefined) => void,
): () => void {
  let items: CompletionItem[] = []
  let shownFor = ''
  let failed: { source: string; offset: number; explicit: boolean } | undefined
  sources.set(editor, (source, offset, explicit) => {
    const found = complete(source, offset)
    failed = found ? undefined : { source, offset, explicit }
    items = found?.items ?? []
    return found
  })
  editor.addExtensions(cursorPosition(), autoComplete({ filter: fuzzyFilter }))
  const { textarea } = editor
  const reportSelected = () => {
    const id = textarea.getAttribute('aria-activedescendant')
    const row = id === null ? undefined : editor.container.querySelector(`#${id}`)
    if (row) completeList(row)
    if (row) shownFor = editor.value
    // a text was inserted with empty quotes for one of its values
    else if (shownFor !== editor.value && isInEmptyQuotes(editor)) editor.extensions.autoComplete?.startQuery(true)
    const label = row?.querySelector('.pce-ac-label')?.textContent
    onSelect(items.find((item) => item.label === label))
  }
  // the only sign of a selection outside the package
  new MutationObserver(reportSelected).observe(textarea, { attributeFilter: ['aria-activedescendant'] })
  return () => {
    const isSame = failed?.source === editor.value && failed.offset === editor.getSelection()[1]
    if (failed && isSame && editor.focused) editor.extensions.autoComplete?.startQuery(failed.explicit)
  }
}

/** Adds what the package leaves out for screen readers. */
function completeList(row: Element): void {
  // it counts from 0
  row.removeAttribute('aria-posinset')
  row.removeAttribute('aria-setsize')
  row.parentElement?.setAttribute('aria-label', hintText('hints.list'))
  const scroller = row.closest('.pce-ac-tooltip')
  if (!scroller || scroller.hasAttribute('tabindex')) return
  // what scrolls has to be focusable, but the Tab key accepts a suggestion and the pointer leaves the focus in the text
  scroller.setAttribute('tabindex', '0')
  scroller.addEventListener('mousedown', (event) => event.preventDefault())
}

function isInEmptyQuotes({ value, getSelection }: PrismEditor): boolean {
  const [start, end] = getSelection()
  return start === end && /^(''|"")$/.test(value.slice(start - 1, start + 1))
}
