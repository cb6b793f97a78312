/** A cell of the table. The names of the columns are in the row before the first one. */
export interface CellPosition {
  row: number
  column: number
}

export const HEADER = -1

interface Key {
  key: string
  shiftKey: boolean
}

interface Caret {
  value: string
  selectionStart: number | null
  selectionEnd: number | null
}

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
  switch (key) {
    case 'Tab': {
      const position = (row - HEADER) * columnCount + column + (shiftKey ? -1 : 1)
      return isIn({ row: Math.floor(position / columnCount) + HEADER, column: position % columnCount })
    }
    case 'Enter':
      return isIn({ row: row + (shiftKey ? -1 : 1), column })
    case 'ArrowUp':
      return shiftKey ? undefined : isIn({ row: row - 1, column })
    case 'ArrowDown':
      return shiftKey ? undefined : isIn({ row: row + 1, column })
    case 'ArrowLeft':
      return !shiftKey && isAtEdge(caret, 0) ? isIn({ row, column: column - 1 }) : undefined
    case 'ArrowRight':
      return !shiftKey && isAtEdge(caret, caret.value.length) ? isIn({ row, column: column + 1 }) : undefined
    default:
      return undefined
  }
}

/** Whether the caret is there and nothing is selected, or the whole text is. */
function isAtEdge({ value, selectionStart, selectionEnd }: Caret, edge: number): boolean {
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  return isWhole || (selectionStart === edge && selectionEnd === edge)
}
