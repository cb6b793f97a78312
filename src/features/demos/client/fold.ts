/**
 * On a phone, the stylesheet folds most examples of a chart: a card shows a small poster, its title and its buttons.
 * `data-open` unfolds the section of a card. Without this script, the link of the title does.
 */
const SECTION = '.fold'

/** The event of a card that is folded or unfolded. */
export const FOLD_EVENT = 'fold'

export function activateFolds(): void {
  document.addEventListener('click', (event) => {
    const title = event.target instanceof Element && event.target.closest('.demo-title')
    const section = title && title.closest(SECTION)
    if (!section || getComputedStyle(section).getPropertyValue('--folds') === '') return
    const isOpen = section.hasAttribute('data-open')
    // the section of the address is always open, and its link is a link
    if (!isOpen && !isFolded(section)) return
    event.preventDefault()
    setOpen(section, !isOpen)
  })
  // the search of the browser has found the text
  document.addEventListener('beforematch', ({ target }) => target instanceof Element && unfold(target))
}

/** Lets the search of the browser find the texts of folded sections. */
export function markFolded(): void {
  for (const section of document.querySelectorAll(SECTION)) if (isFolded(section)) describe(section)
}

export const isFolded = (element: Element): boolean => element.querySelector('.stage-live')?.checkVisibility() === false

/** Shows all of an example, for what needs its chart. */
export function unfold(element: Element): void {
  const section = element.closest(SECTION)
  if (section && isFolded(section)) setOpen(section, true)
}

function setOpen(section: Element, isOpen: boolean): void {
  section.toggleAttribute('data-open', isOpen)
  describe(section)
  section.querySelector('live-demo')?.dispatchEvent(new Event(FOLD_EVENT))
}

function describe(section: Element): void {
  const isOpen = section.hasAttribute('data-open')
  if (!isOpen) section.querySelector('.section-text')?.setAttribute('hidden', 'until-found')
  section.querySelector('.demo-title')?.setAttribute('aria-expanded', String(isOpen))
}
