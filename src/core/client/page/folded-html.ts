/*
 * Folded HTML is the content of a noscript element in a tab that is hidden. Without scripts it is part of the page. With
 * scripts it is text until it is needed, so that browsers create no elements for it.
 */

/** Makes folded HTML part of the page. */
export function unfold(parent: Element): void {
  const folded = parent.querySelector(':scope > noscript')
  if (folded) folded.outerHTML = folded.innerHTML
}
