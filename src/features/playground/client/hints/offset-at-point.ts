import type { PrismEditor } from 'prism-code-editor'

/** A character of the code on the screen. */
export interface ShownCharacter {
  offset: number
  rect: DOMRect
}

/** Finds the character at a point of the window. The text field covers the lines, so the browser can't tell. */
export function findCharacterAt({ lines, value }: PrismEditor, x: number, y: number): ShownCharacter | undefined {
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
    if (isMeasure(node, line)) continue
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

function isMeasure(node: Node, line: Element): boolean {
  let element = node.parentElement
  while (element && element !== line && element.parentElement !== line) element = element.parentElement
  return element instanceof HTMLDivElement && element !== line
}
