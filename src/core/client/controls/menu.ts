/*
 * Menus and lists of links that a button opens: `.branch` contains the button and the `.popup`, which the button names
 * with `popovertarget`. So the browser opens it in front of everything, and closes it on Escape and on a click outside.
 */

/** A popup that gets the focus when it is open. */
let focused: Element | null = null

/** Handles all menus of the document: places them, moves the focus in them, and closes them after a choice. */
export function activateMenus(): void {
  // before it is placed, the stylesheet hides it
  listen('beforetoggle', '.popup', (popup) => popup.removeAttribute('style'))
  listen('toggle', '.popup', (popup) => {
    const button = popup.parentElement?.querySelector('[popovertarget]')
    const isOpen = popup.matches(':popover-open')
    if (button) button.ariaExpanded = String(isOpen)
    if (!isOpen) return
    place(popup)
    if (popup === focused || (popup.role === 'menu' && button?.matches(':focus-visible'))) getItems(popup)[0]?.focus()
    focused = null
  })
  listen('click', '.popup :is(a, button)', (item) => item.closest<HTMLElement>('.popup')?.togglePopover(false))
  listen('focusout', '.branch', (branch, { relatedTarget }) => {
    if (relatedTarget instanceof Node && !branch.contains(relatedTarget)) findPopup(branch).togglePopover(false)
  })
  listen('keydown', '.branch', moveFocus)
  addEventListener('resize', () => document.querySelectorAll<HTMLElement>('.popup:popover-open').forEach(place))
}

/** Calls a function for an event on or inside the elements of a selector. Some of the events do not bubble. */
function listen<T extends keyof DocumentEventMap>(
  type: T,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[T]) => void,
): void {
  document.addEventListener(
    type,
    (event) => {
      const element = (event.target as HTMLElement).closest<HTMLElement>(selector)
      if (element) handle(element, event)
    },
    type.endsWith('toggle'),
  )
}

const findPopup = (branch: Element) => branch.querySelector('.popup') as HTMLElement

const getItems = (popup: Element) => [...popup.querySelectorAll<HTMLElement>('a, button:not(:disabled)')]

function moveFocus(branch: HTMLElement, event: KeyboardEvent): void {
  const popup = findPopup(branch)
  const { key, target } = event
  if (popup.matches(':popover-open')) {
    const items = getItems(popup)
    const index = items.indexOf(target as HTMLElement)
    const next = { ArrowDown: index + 1, ArrowUp: Math.max(index, 0) - 1, Home: 0, End: -1 }[key]
    if (next === undefined) return
    event.preventDefault()
    items.at(next % items.length)?.focus()
  } else if (key === 'ArrowDown' && (target as Element).matches('[popovertarget]')) {
    event.preventDefault()
    focused = popup
    popup.showPopover()
  }
}

/** Below its button if there is room, or else above it, and aligned with the side that is closer to the window's. */
function place(popup: HTMLElement): void {
  const { left, right, top, bottom } = (popup.parentElement as HTMLElement).getBoundingClientRect()
  // where its place is measured from
  popup.style.cssText = 'inset:0 auto auto 0'
  const { x, y, width, height } = popup.getBoundingClientRect()
  const isBelow = bottom + height + 8 < innerHeight || top < height + 8
  const start = left + right > innerWidth ? Math.max(8, right - width) : left
  popup.style.top = `${(isBelow ? bottom + 4 : top - height - 4) - y}px`
  popup.style.left = `${start - x}px`
}
