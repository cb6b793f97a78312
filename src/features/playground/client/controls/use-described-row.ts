import { useEffect, type RefObject } from 'react'

// a list of choices and a dragged text end with a move instead of a release
const MOUSE_EVENTS = ['mousedown', 'mouseup', 'mousemove'] as const
const FOCUS_EVENTS = ['focusin', 'focusout'] as const

/**
 * Marks the row with the focus, which shows its whole description. While a mouse button is pressed, the mark stays where
 * it is, because a row that moves between press and release gets no click.
 */
export function useDescribedRow(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = root.current
    if (!panel) return undefined
    let isPressed = false
    const update = () => {
      if (isPressed) return
      const focused = document.activeElement?.closest('.controls :is(.control, .control-group)')
      for (const row of panel.querySelectorAll('[data-described]')) row.removeAttribute('data-described')
      focused?.setAttribute('data-described', '')
    }
    // after the click that follows a release, and when the next element has the focus
    const updateLater = () => void setTimeout(update)
    const follow = ({ buttons }: MouseEvent) => {
      if (isPressed === buttons > 0) return
      isPressed = buttons > 0
      updateLater()
    }
    for (const name of MOUSE_EVENTS) document.addEventListener(name, follow, true)
    for (const name of FOCUS_EVENTS) panel.addEventListener(name, updateLater)
    return () => {
      for (const name of MOUSE_EVENTS) document.removeEventListener(name, follow, true)
      for (const name of FOCUS_EVENTS) panel.removeEventListener(name, updateLater)
    }
  }, [root])
}
