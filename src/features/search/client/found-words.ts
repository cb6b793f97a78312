import { setSessionItem, takeSessionItem } from '../../../core/client/browser/session-storage.ts'
import { FOUND_WORDS_KEY } from './typed.ts'
import { foldText, findRanges, splitWords } from './worker/words.ts'

/** More marks than these help nobody. */
const MOST_MARKS = 1000
const HIGHLIGHT = 'found-words'

let stopMarking = (): void => {}

/** Keeps the words of a search for the page that one of its hits leads to. */
export function keepFoundWords(keywords: string): void {
  // without storage a page that is loaded whole has no marks
  setSessionItem(FOUND_WORDS_KEY, keywords)
  // on a page that is shown without a load, when it is there
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', markFoundWords, { once: true })
}

/** Marks the words that the page was found by, also in what unfolds later, until the visitor goes on. */
export function markFoundWords(): void {
  const words = splitWords(takeSessionItem(FOUND_WORDS_KEY) ?? '')
  const main = document.querySelector('main')
  if (words.length === 0 || !main || !('highlights' in CSS)) return
  stopMarking()
  const mark = () => CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesIn(main, words)))
  const observer = new MutationObserver(mark)
  observer.observe(main, { childList: true, subtree: true })
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && stopMarking()
  addEventListener('keydown', onKey)
  const stop = () => stopMarking()
  if ('navigation' in window) navigation.addEventListener('navigate', stop, { once: true })
  stopMarking = () => {
    observer.disconnect()
    removeEventListener('keydown', onKey)
    CSS.highlights.delete(HIGHLIGHT)
  }
  mark()
}

function rangesIn(element: Element, words: string[]): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node && ranges.length < MOST_MARKS; node = walker.nextNode()) {
    const folded = foldText(node.nodeValue ?? '')
    // places in the folded text are places in the text only while it keeps its length
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
