import type { PrismEditor } from 'prism-code-editor'
import { addOverlay } from 'prism-code-editor/utils'
import { createElement } from './hint-views.ts'

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

/** A character of the code on the screen. */
interface ShownCharacter {
  offset: number
  rect: DOMRect
}

/** Finds the character at a point of the window. The text field covers the lines, so the browser can't tell. */
function findCharacterAt({ lines, value }: PrismEditor, x: number, y: number): ShownCharacter | undefined {
  // the first element contains the text field
  for (let number = 1; number < lines.length; number += 1) {
    const line = lines[number]
    const box = line?.getBoundingClientRect()
    if (!line || !box || y < box.top || y >= box.bottom) continue
    const start = value.split('\n', number - 1).reduce((sum, text) => sum + text.length + 1, 0)
    const found = findInLine(line, x, y)
    return found && { ...found, offset: start + found.offset }
  }
  return undefined
}

function findInLine(line: Element, x: number, y: number): ShownCharacter | undefined {
  const range = document.createRange()
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // the package measures the cursor in an element of its own
    if (node.parentElement?.closest('div') !== line) continue
    const { length } = node.textContent ?? ''
    range.selectNodeContents(node)
    if (contains(range.getBoundingClientRect(), x, y))
      for (let index = 0; index < length; index += 1) {
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const rect = range.getBoundingClientRect()
        if (contains(rect, x, y)) return { offset: before + index, rect }
      }
    before += length
  }
  return undefined
}

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  left <= x && x < right && top <= y && y < bottom
