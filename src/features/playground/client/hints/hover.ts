import type { PrismEditor } from 'prism-code-editor'
import { addOverlay } from 'prism-code-editor/utils'
import { createElement } from './create-element.ts'
import { findCharacterAt } from './offset-at-point.ts'

const SHOW_DELAY_MS = 350
/** Time to move the pointer onto the description. */
const HIDE_DELAY_MS = 200
const GAP = 4

/** Shows what `describe` returns for the position under the mouse. */
export function addHover(editor: PrismEditor, describe: (offset: number) => HTMLElement[] | undefined): () => void {
  const { textarea, container, wrapper } = editor
  const tooltip = createElement('div', 'hint-tooltip')
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    tooltip.remove()
  }
  const show = (x: number, y: number) => {
    const character = findCharacterAt(editor, x, y)
    const content = character && describe(character.offset)
    if (!character || !content) return hide()
    tooltip.replaceChildren(...content)
    if (!tooltip.isConnected) addOverlay(editor, tooltip)
    place(tooltip, character.rect, container, wrapper)
  }
  const onMove = ({ pointerType, buttons, clientX, clientY }: PointerEvent) => {
    clearTimeout(timer)
    if (pointerType !== 'mouse' || buttons > 0) return hide()
    timer = setTimeout(() => show(clientX, clientY), tooltip.isConnected ? HIDE_DELAY_MS : SHOW_DELAY_MS)
  }
  const onLeave = () => {
    clearTimeout(timer)
    timer = setTimeout(hide, HIDE_DELAY_MS)
  }
  const onKey = (event: KeyboardEvent) => {
    if (tooltip.isConnected && event.key === 'Escape') {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    hide()
  }
  textarea.addEventListener('pointermove', onMove)
  textarea.addEventListener('pointerleave', onLeave)
  textarea.addEventListener('pointerdown', hide)
  textarea.addEventListener('keydown', onKey, true)
  tooltip.addEventListener('pointerenter', () => clearTimeout(timer))
  tooltip.addEventListener('pointerleave', onLeave)
  container.addEventListener('scroll', hide)
  return hide
}

/** Places it below the character, or above if there is more room, and inside the visible part of the editor. */
function place(tooltip: HTMLElement, character: DOMRect, container: HTMLElement, wrapper: HTMLElement): void {
  // the package stretches what is above the text, so its size is known only without that
  Object.assign(tooltip.style, { inset: 'auto', maxWidth: `min(420px, ${container.clientWidth - 4 * GAP}px)` })
  const visible = container.getBoundingClientRect()
  const origin = wrapper.getBoundingClientRect()
  const below = visible.bottom - character.bottom
  const isBelow = below >= tooltip.offsetHeight + GAP || below > character.top - visible.top
  const left = Math.max(visible.left + GAP, Math.min(character.left, visible.right - tooltip.offsetWidth - 4 * GAP))
  Object.assign(tooltip.style, {
    left: `${left - origin.left}px`,
    top: `${(isBelow ? character.bottom + GAP : character.top - GAP - tooltip.offsetHeight) - origin.top}px`,
  })
}
