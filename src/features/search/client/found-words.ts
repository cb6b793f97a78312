import { setSessionItem, takeSessionItem } from '../../../core/client/browser/session-storage.ts'
import { FOUND_WORDS_KEY } from './search-input.ts'
import { foldText, findRanges, splitWords } from '../shared/ranking/words.ts'

const MAX_RANGES = 1000
const HIGHLIGHT_NAME = 'found-words'

let stopHighlighting = (): void => {}

/** Saves the words of a search, to highlight them on the page that is opened next. */
export function saveFoundWords(keywords: string): void {
  setSessionItem(FOUND_WORDS_KEY, keywords)
  // start.ts checks the saved words only after a full page load
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', highlightFoundWords, { once: true })
}

/** Highlights the saved words, also in content that is added later, until the next navigation or Escape. */
export function highlightFoundWords(): void {
  const words = splitWords(takeSessionItem(FOUND_WORDS_KEY) ?? '')
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
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node && ranges.length < MAX_RANGES; node = walker.nextNode()) {
    const folded = foldText(node.nodeValue ?? '')
    // offsets differ if folding changed the length of the text
    if (folded.length !== node.nodeValue?.length) continue
    for (const { start, end } of findRanges(folded, words)) {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  }
  return ranges
}
