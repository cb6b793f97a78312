import { loadInto } from '../../../core/client/loading/failure.ts'
import { prepareCode } from '../../../core/client/page/code-blocks.ts'
import { liveText } from '../shared/texts/index.ts'
import { CODE_LINK, loadCode } from './card.ts'

/** Loads code when it is opened, in all cards of all pages: the search of the browser also opens cards far away. */
export function activateCodeViews(): void {
  document.addEventListener('toggle', ({ target }) => void (isOpenCode(target) && showCode(target)), true)
  document.addEventListener('click', closeCode)
  document.addEventListener('click', keepHeights, true)
  // opened before this script was loaded
  for (const details of document.querySelectorAll('details')) if (isOpenCode(details)) void showCode(details)
}

const isOpenCode = (target: EventTarget | null): target is HTMLDetailsElement =>
  target instanceof HTMLDetailsElement && target.open && target.matches('.demo-code')

/** Until the code is loaded, the view contains a link to it. */
async function showCode(details: HTMLDetailsElement): Promise<void> {
  const show = (code: DocumentFragment | undefined) => {
    if (!code) return
    removeCodeText(details)
    details.querySelector('.demo-code-view')?.replaceChildren(code)
    prepareCode()
  }
  await loadInto(details, () => loadCode(details), show, { message: liveText('demo.loading.code') })
}

/** Closes code from its end, and moves to the button that opened it. */
function closeCode(event: MouseEvent): void {
  const end = event.target instanceof Element && event.target.closest('.demo-code-end')
  const details = end && end.closest('details')
  const summary = details && details.querySelector('summary')
  if (!summary) return
  event.preventDefault()
  details.open = false
  summary.focus({ preventScroll: true })
  summary.scrollIntoView({ block: 'nearest' })
}

/** Longer than the transition of `.demo-code`. */
const CLOSED_AFTER_MS = 300

/** Cards side by side are equally high. They keep this height while code is open below one of them. */
function keepHeights({ target }: Event): void {
  const pair = (target as Element).closest('.demo-code > summary, .demo-code-end')?.closest('.pair, .overview')
  const setHeights = (isKept: boolean) => {
    const figures = [...(pair?.querySelectorAll<HTMLElement>('.demo > figure') ?? [])]
    if (pair?.querySelector('.demo-code[open]')) return
    // all are measured before the first one is changed
    const heights = figures.map(({ offsetHeight }) => (isKept ? `${offsetHeight}px` : ''))
    for (const [index, { style }] of figures.entries()) style.setProperty('--kept-height', heights[index] ?? '')
  }
  setHeights(true)
  setTimeout(setHeights, CLOSED_AFTER_MS, false)
}

const TEXT_CLASS = 'code-text'
const WITHOUT_TEXT = `.demo-code:has(.${CODE_LINK}):not(:has(> .${TEXT_CLASS}))`

/**
 * Lets the search of the browser find code that is not open: browsers open the details element that contains what they
 * find. Adds one text at a time when the browser is idle, so that no frame is late.
 */
export function activateCodeTexts(): void {
  // opening the code reports the error
  addCodeText().catch(() => {})
}

async function addCodeText(): Promise<void> {
  const details = document.querySelector(WITHOUT_TEXT)
  const code = details && (await loadCode(details))
  // it may have been opened meanwhile
  if (!code || !details.matches(WITHOUT_TEXT)) return
  const text = document.createElement('pre')
  text.className = TEXT_CLASS
  text.textContent = [...code.querySelectorAll('pre')].map((pre) => pre.textContent).join('\n')
  details.append(text)
  requestIdleCallback(activateCodeTexts)
}

/** Removes the text, because the code itself is part of the page. */
const removeCodeText = (details: Element): void => details.querySelector(`.${TEXT_CLASS}`)?.remove()
