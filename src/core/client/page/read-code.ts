import type { CodeLanguage } from '../../shared/code-languages.ts'

/** The language in which the visitor reads code. */
export const getCodeLanguage = (): CodeLanguage =>
  document.documentElement.dataset.code === 'JavaScript' ? 'JavaScript' : 'TypeScript'

/** The code of a code view, by default in the language in which it is visible. */
export function readCode(pre: Element, language = getCodeLanguage()): string {
  const copy = pre.cloneNode(true) as Element
  if (language === 'JavaScript') for (const types of copy.querySelectorAll('i')) types.remove()
  return copy.textContent ?? ''
}
