/*
 * Folded HTML is the content of a noscript element: in a details element that is closed, or in a tab that is hidden.
 * Without scripts it is part of the page. With scripts it is text until it is needed, so that browsers create no elements
 * for it.
 */

const findFolded = (parent: Element): Element | null => parent.querySelector(':scope > noscript')

/** Makes folded HTML part of the page. */
export function unfold(parent: Element): void {
  const folded = findFolded(parent)
  if (folded) folded.outerHTML = folded.innerHTML
}

/** Folded HTML outside the document; undefined if it is part of the page. */
export function readFolded(parent: Element): DocumentFragment | undefined {
  const folded = findFolded(parent)
  if (!folded) return undefined
  const template = document.createElement('template')
  template.innerHTML = folded.innerHTML
  return template.content
}
