import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Range } from './leftovers.ts'

interface Piece {
  node: ElementContent
  isType: boolean
}

/** Wraps the given ranges of highlighted code in `<i>`, which code.css hides when the visitor reads JavaScript. */
export function wrapTypes(nodes: ElementContent[], ranges: Range[]): ElementContent[] {
  let offset = 0
  // the ranges are sorted, and so are the positions
  let next = 0
  const findRange = (position: number): Range | undefined => {
    while ((ranges[next]?.end ?? Infinity) <= position) next++
    return ranges[next]
  }

  const split = (node: ElementContent): Piece[] => {
    if (node.type === 'text') {
      const pieces: Piece[] = []
      const end = offset + node.value.length
      const start = offset
      while (offset < end) {
        const range = findRange(offset)
        const isType = range !== undefined && range.start <= offset
        const border = Math.min((isType ? range.end : range?.start) ?? end, end)
        const value = node.value.slice(offset - start, border - start)
        pieces.push({ node: { type: 'text', value }, isType })
        offset = border
      }
      return pieces
    }
    if (node.type !== 'element') return [{ node, isType: false }]
    const pieces = node.children.flatMap(split)
    if (pieces.length > 0 && pieces.every(({ isType }) => isType)) return [{ node, isType: true }]
    if (!pieces.some(({ isType }) => isType)) return [{ node, isType: false }]
    // a highlighted line stays one element
    if (node.tagName === 'mark') return [{ node: { ...node, children: group(pieces) }, isType: false }]
    return pieces.map(({ node: child, isType }) => ({ node: { ...node, children: [child] }, isType }))
  }
  return group(nodes.flatMap(split))
}

/** Puts adjacent pieces that are types into one element. */
function group(pieces: Piece[]): ElementContent[] {
  const grouped: ElementContent[] = []
  let types: Element | undefined
  for (const { node, isType } of pieces) {
    if (!isType) types = undefined
    else if (!types) grouped.push((types = h('i')))
    if (isType) types?.children.push(node)
    else grouped.push(node)
  }
  return grouped
}
