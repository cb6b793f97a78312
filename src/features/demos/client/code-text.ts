import { readFolded } from '../../../core/client/page/folded-html.ts'

const CLASS = 'code-text'
const WITHOUT_TEXT = `.demo-code:has(> noscript):not(:has(> .${CLASS}))`

/**
 * Lets the search of the browser find folded code: browsers open the details element that contains what they find. Adds
 * one text at a time when the browser is idle, so that no frame is late.
 */
export function addCodeTexts(): void {
  const details = document.querySelector(WITHOUT_TEXT)
  const folded = details && readFolded(details)
  if (!folded) return
  const text = document.createElement('pre')
  text.className = CLASS
  text.textContent = [...folded.querySelectorAll('pre')].map((pre) => pre.textContent).join('\n')
  details.append(text)
  requestIdleCallback(addCodeTexts)
}

/** Removes the text, because the code itself is part of the page. */
export const removeCodeText = (details: Element): void => details.querySelector(`.${CLASS}`)?.remove()
