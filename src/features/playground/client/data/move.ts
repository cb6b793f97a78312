/** A cell of the table. The names of the columns are in the row before the first one. */
export interface CellPosition {
  row: number
  column: number
}

export const HEADER = -1

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>
type Caret = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** The cell that a key moves to, as in a spreadsheet. Undefined if the key stays in the cell or leaves the table. */
export function findTarget(
  { key, shiftKey }: Key,
  caret: Caret,
  { row, column }: CellPosition,
  rowCount: number,
  columnCount: number,
): CellPosition | undefined {
  const isIn = (next: CellPosition) =>
    next.row >= HEADER && next.row < rowCount && next.column >= 0 && next.column < columnCount ? next : undefined
  const direction = shiftKey ? -1 : 1
  if (key === 'Enter') return isIn({ row: row + direction, column })
  if (key === 'Tab') {
    const position = (row - HEADER) * columnCount + column + direction
    return isIn({ row: Math.floor(position / columnCount) + HEADER, column: position % columnCount })
  }
  if (shiftKey) return undefined
  if (key === 'ArrowUp') return isIn({ row: row - 1, column })
  if (key === 'ArrowDown') return isIn({ row: row + 1, column })
  if (key === 'ArrowLeft' && isAtEdge(caret, 0)) return isIn({ row, column: column - 1 })
  return key === 'ArrowRight' && isAtEdge(caret, caret.value.length) ? isIn({ row, column: column + 1 }) : undefined
}

/** Whether the caret is there and nothing is selected, or the whole text is. */
function isAtEdge({ value, selectionStart, selectionEnd }: Caret, edge: number): boolean {
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  return isWhole || (selectionStart === edge && selectionEnd === edge)
}
