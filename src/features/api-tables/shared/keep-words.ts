/** Shorter code has one line. */
const LINE_LENGTH = 30

const HYPHENATED = /'?\w+(?:-\w+)+'?(?![^<]*>)/g

/** Browsers break lines after hyphens, also inside `'top-left'`. This keeps such words together, in the HTML of code. */
export const keepWords = (html: string): string =>
  html.length > LINE_LENGTH ? html.replace(HYPHENATED, '<span class="word">$&</span>') : html
