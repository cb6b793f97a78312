import { readFolded } from '../../../core/client/page/folded-html.ts'

const CLASS = 'code-text'

/** Lets the search of the browser find folded code. Browsers open the details element that contains what they find. */
export function addCodeText(details: Element): void {
  const folded = readFolded(details)
  if (!folded) return
  const text = document.createElement('pre')
  text.className = CLASS
  text.textContent = [...folded.querySelectorAll('pre')].map((pre) => pre.textContent).join('\n')
  details.append(text)
}

/** Removes the text, because the code itself is part of the page. */
export const removeCodeText = (details: Element): void => details.querySelector(`.${CLASS}`)?.remove()
