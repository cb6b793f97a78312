import { setSessionItem, takeSessionItem } from '../../../core/client/browser/session-storage.ts'
import { FOUND_WORDS_KEY } from './search-input.ts'
import { foldText, findRanges, type TextRange } from '../shared/ranking/words.ts'

const MAX_RANGES = 1000
const HIGHLIGHT_NAME = 'found-words'

/** Synonyms can contain spaces. */
const SEPARATOR = '\n'

/** What can be clicked or changed is no place for highlights. */
const CONTROLS = 'button, input, select, textarea, label, summary, nav, footer, .button, .editor, [role="button"]'

let stopHighlighting = (): void => {}

/** Saves the words of a search, to highlight them on the page that is opened next. */
export function saveFoundWords(words: string[]): void {
  // a letter is in too many names, unless it is all that was asked for
  const saved = words.filter((word) => word.length > 1 || words.length === 1)
  setSessionItem(FOUND_WORDS_KEY, saved.join(SEPARATOR))
  // start.ts checks the saved words only after a full page load
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', highlightFoundWords, { once: true })
}

/** Highlights the saved words, also in content that is added later, until the next navigation or Escape. */
export function highlightFoundWords(): void {
  const words = (takeSessionItem(FOUND_WORDS_KEY) ?? '').split(SEPARATOR).filter(Boolean)
  const main = document.querySelector('main')
  if (words.length === 0 || !main || !('highlights' in CSS)) return
  stopHighlighting()
  const update = () => CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...createRanges(main, words)))
  const observer = new MutationObserver(update)
  observer.observe(main, { childList: true, subtree: true })
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && stopHighlighting()
  addEventListener('keydown', onKey)
  if ('navigation' in window) navigation.addEventListener('navigate', () => stopHighlighting(), { once: true })
  stopHighlighting = () => {
    observer.disconnect()
    removeEventListener('keydown', onKey)
    CSS.highlights.delete(HIGHLIGHT_NAME)
  }
  update()
}

function createRanges(element: Element, words: string[]): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT
    return node.matches(CONTROLS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
  })
  for (let node = walker.nextNode(); node && ranges.length < MAX_RANGES; node = walker.nextNode()) {
    for (const { start, end } of findFoundWords(node.nodeValue ?? '', words)) {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      // unfolds the section on a phone
      node.parentElement?.closest('.fold')?.setAttribute('data-open', '')
      ranges.push(range)
    }
  }
  return ranges
}

/** The shortest beginning of a word that is highlighted. Shorter words have to be whole ones. */
const MIN_BEGINNING = 3

/** Scripts without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]/u

/** Finds words and their beginnings: `axis` in `axis`, `axises` and `xAxis`, but `id` only in `id` and `idField`. */
export function findFoundWords(text: string, words: string[]): TextRange[] {
  const folded = foldText(text)
  // offsets differ if folding changed the length of the text
  if (folded.length !== text.length) return []
  return findRanges(folded, words, ({ start, end }) => {
    if (UNSPACED.test(text.charAt(start))) return true
    return isBoundary(text, start) && (end - start >= MIN_BEGINNING || isBoundary(text, end))
  })
}

/** Whether a word begins or ends at an index, also inside of a name such as `xAxis`. */
function isBoundary(text: string, index: number): boolean {
  const around = text.slice(Math.max(index - 1, 0), index + 1)
  return index === 0 || !/^[\p{L}\p{M}\p{N}]{2}$/u.test(around) || /[\p{Ll}\p{N}]\p{Lu}/u.test(around)
}
