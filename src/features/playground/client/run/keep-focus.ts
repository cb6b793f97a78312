/** How long after pressing Tab or a press in the frame the focus may move into it, in milliseconds. */
const TAB_TIME = 100
const PRESS_TIME = 500
/** So many attempts within a second are not an accident. */
const MAX_ATTEMPTS = 3

/**
 * Gives the focus back when code in a frame takes it: otherwise the code would read what the visitor types. The visitor
 * can move it into the frame with the pointer or with Tab. `onTaken` is called when the code does not give up.
 */
export function keepFocus(frame: HTMLIFrameElement, onTaken: () => void) {
  let pressed = -Infinity
  let tab: KeyboardEvent | undefined
  let attempts: number[] = []
  let last = document.activeElement
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const isVisitor = (now: number): boolean =>
    now - pressed < PRESS_TIME || (tab !== undefined && !tab.defaultPrevented && now - tab.timeStamp < TAB_TIME)
  const onKey = (event: KeyboardEvent) => (tab = event.key === 'Tab' ? event : undefined)
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== frame) last = target
  }
  const giveBack = () => {
    const element = last
    // the last element can still count as active, so another one must get the focus first
    const place = document.body.appendChild(Object.assign(document.createElement('span'), { tabIndex: -1 }))
    place.focus({ preventScroll: true })
    place.remove()
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  }
  const onBlur = ({ target }: FocusEvent) => {
    const now = performance.now()
    const { activeElement } = document
    // when a frame takes the focus a second time, it is not the active element
    const isHere = activeElement === frame || !(activeElement instanceof HTMLIFrameElement)
    if (target !== window || !isHere || isVisitor(now)) return
    // during the event, the browser would move the focus into the frame again
    setTimeout(giveBack)
    attempts = [...attempts.filter((time) => now - time < 1000), now]
    if (attempts.length >= MAX_ATTEMPTS) onTaken()
  }
  addEventListener('keydown', onKey, options)
  addEventListener('focusin', onFocus, options)
  addEventListener('blur', onBlur, options)
  return {
    /** The visitor has pressed something in the frame. */
    allow() {
      pressed = performance.now()
      const attempt = attempts.pop()
      // the message about the press has arrived after the focus
      if (attempt !== undefined && pressed - attempt < PRESS_TIME) frame.focus()
    },
    stop: () => controller.abort(),
  }
}
