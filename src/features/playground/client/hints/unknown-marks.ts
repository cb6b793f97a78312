import type { PrismEditor } from 'prism-code-editor'
import { addOverlay } from 'prism-code-editor/utils'
import type { CodeRange } from '../../shared/options-code/object-node.ts'
import { createElement } from './create-element.ts'

/** Underlines parts of the code. Returns a function that sets them. */
export function addMarks(editor: PrismEditor): (ranges: CodeRange[]) => void {
  // a copy of the text without color, below the one that is visible
  const overlay = createElement('div', 'hint-marks')
  overlay.setAttribute('aria-hidden', 'true')
  return (ranges) => {
    const { value } = editor
    let position = 0
    const parts = ranges.flatMap(({ start, end }) => {
      const before = value.slice(position, start)
      position = end
      return [before, createElement('span', '', value.slice(start, end))]
    })
    overlay.replaceChildren(...parts)
    if (ranges.length === 0) overlay.remove()
    else if (!overlay.isConnected) addOverlay(editor, overlay)
  }
}
