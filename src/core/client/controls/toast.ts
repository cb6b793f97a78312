import './toast.css'

/** Between the message and its button, and between the message and the edges of the window. */
const GAP = 8

/** How long a message is visible: enough to notice it, and to read it. */
const getDuration = (message: string): number => 2000 + 80 * message.length

let toast: { bubble: HTMLElement; announcement: HTMLElement } | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows and announces a message next to the button that it is about, in place of the previous message. */
export function showToast(button: Element, message: string): void {
  const { bubble, announcement } = (toast ??= createToast())
  hideToast()
  bubble.textContent = message
  bubble.showPopover()
  placeToast(bubble, button.getBoundingClientRect())
  // screen readers announce what changes in an element that they already know
  requestAnimationFrame(() => (announcement.textContent = message))
  timer = setTimeout(hideToast, getDuration(message))
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', hideToast, { once: true })
}

export function hideToast(): void {
  clearTimeout(timer)
  toast?.bubble.hidePopover()
  if (toast) toast.announcement.textContent = ''
}

const create = (className: string, properties: Partial<HTMLElement>) =>
  document.body.appendChild(Object.assign(document.createElement('div'), { className, ...properties }))

const createToast = () => ({
  bubble: create('toast', { popover: 'manual', ariaHidden: 'true' }),
  announcement: create('visually-hidden', { role: 'status' }),
})

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))

/** Above the button if there is room below the header, or else below the button, and always inside the window. */
function placeToast(bubble: HTMLElement, button: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = bubble
  const { clientWidth } = document.documentElement
  const top = Math.max(0, document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0) + GAP
  const above = button.top - GAP - height
  const y = clamp(above < top ? button.bottom + GAP : above, top, innerHeight - height - GAP)
  const x = clamp((button.left + button.right - width) / 2, GAP, clientWidth - width - GAP)
  // in the document, so that the message scrolls with its button
  Object.assign(bubble.style, { top: `${y + scrollY}px`, left: `${x + scrollX}px` })
}
