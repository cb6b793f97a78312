import { COLOR_ATTRIBUTE } from '../../../core/shared/constants.ts'

export type ColorMode = 'light' | 'dark'

/** The color mode of the showcase around a card; undefined if there is no showcase. */
export function readShowcaseMode(card: HTMLElement): ColorMode | undefined {
  const showcase = card.closest('.showcase')
  if (!showcase) return undefined
  const chosen = showcase.querySelector<HTMLInputElement>('[name="showcase-mode"]:checked')?.value
  return (chosen ?? document.documentElement.getAttribute(COLOR_ATTRIBUTE)) === 'dark' ? 'dark' : 'light'
}

/** Calls back when the visitor chooses another color mode, for the showcase or for the site. */
export function followShowcaseMode(card: HTMLElement, onChange: () => void): () => void {
  const showcase = card.closest('.showcase')
  if (!showcase) return () => {}
  const page = new MutationObserver(onChange)
  page.observe(document.documentElement, { attributeFilter: [COLOR_ATTRIBUTE] })
  showcase.addEventListener('change', onChange)
  return () => {
    page.disconnect()
    showcase.removeEventListener('change', onChange)
  }
}
