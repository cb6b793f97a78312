import { memo, useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import {
  formatCell,
  getColumnType,
  isCodeColumn,
  readText,
  type Cell,
  type ColumnType,
  type FoundData,
  type Table,
} from '../../shared/data-code/table.ts'
import { parseValues, describeDataProblem } from '../../shared/data-code/csv.ts'
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  pasteTexts,
  renameColumn,
  setCell,
} from '../../shared/data-code/edit-table.ts'
import { dataText } from '../../shared/texts/data-texts.ts'
import { findTarget, HEADER, type CellPosition } from './move.ts'

interface Props {
  data: FoundData
  onChange: (table: Table, group?: string) => void
}

/** The number of rows that are shown. The CSV has all of them. */
const MAX_ROWS = 200

/** The text in the cell that is being edited. */
interface Draft extends CellPosition {
  text: string
  /** The value and the type that the cell had before. */
  before: Cell
  type: ColumnType
  isInvalid: boolean
}

/** Edits the data as a table. Each valid change of a cell changes the code. */
export function DataGrid({ data, onChange }: Props) {
  const { columns, rows } = data
  const shown = rows.length > MAX_ROWS ? rows.slice(0, MAX_ROWS) : rows
  const [current, setCurrent] = useState<CellPosition>({ row: 0, column: 0 })
  const [draft, setDraft] = useState<Draft>()
  const [message, setMessage] = useState('')
  const table = useRef<HTMLTableElement>(null)
  const pending = useRef<CellPosition>(undefined)
  const isLeaving = useRef(false)
  const hint = useId()
  const active = {
    row: Math.min(current.row, shown.length - 1),
    column: Math.min(current.column, columns.length - 1),
  }

  const focusCell = ({ row, column }: CellPosition) => {
    const input = table.current?.rows[row - HEADER]?.querySelectorAll('input')[column]
    input?.focus()
    input?.select()
  }
  // a cell that was added exists after the code has changed
  useEffect(() => {
    if (!pending.current) return
    focusCell(pending.current)
    pending.current = undefined
  })

  const type = (row: number, column: number, text: string) => {
    const isSame = draft?.row === row && draft.column === column
    const before = isSame ? draft.before : row === HEADER ? columns[column] : rows[row]?.[column]
    const columnType = isSame ? draft.type : getColumnType(data, column)
    const cell = row === HEADER ? text : readText(text, columnType)
    setDraft({ row, column, text, before, type: columnType, isInvalid: cell === undefined })
    setMessage(cell === undefined ? describeText(text, columnType, columns[column]) : '')
    if (cell === undefined || row === HEADER) return
    // a cell that was empty in another way stays so
    const isEmpty = text === '' && (before === undefined || before === '')
    onChange(setCell(data, row, column, isEmpty ? before : cell), `data ${row} ${column}`)
  }
  const latestType = useRef(type)
  useEffect(() => {
    latestType.current = type
  })
  const [typeText] = useState(
    () => (row: number, column: number, text: string) => latestType.current(row, column, text),
  )

  const finish = () => {
    if (draft?.row === HEADER && draft.text !== draft.before) {
      const renamed = renameColumn(data, draft.column, draft.text)
      if (renamed) onChange(renamed)
      setMessage(renamed ? dataText('data.renamed', { name: formatCell(draft.before) }) : dataText('data.problem.name'))
    }
    setDraft(undefined)
  }
  const cancel = () => {
    if (draft && draft.row !== HEADER)
      onChange(setCell(data, draft.row, draft.column, draft.before), `data ${draft.row} ${draft.column}`)
    setDraft(undefined)
    setMessage('')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Escape') {
      cancel()
      // the arrow keys move between cells again
      pending.current = active
      isLeaving.current = true
      return
    }
    const next =
      key === 'Tab' && isLeaving.current ? undefined : findTarget(event, target, active, shown.length, columns.length)
    isLeaving.current = key === 'Tab' || key === 'Shift' ? isLeaving.current : false
    if (!next) {
      if (key === 'Enter') finish()
      return
    }
    event.preventDefault()
    focusCell(next)
  }

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\r\n]/.test(text)) return
    event.preventDefault()
    const values = parseValues(text, '\t', true)
    const pasted = 'problem' in values ? values : pasteTexts(data, active.row, active.column, values.rows)
    setDraft(undefined)
    if ('problem' in pasted) return setMessage(describeDataProblem(pasted))
    const lines = 'rows' in values ? values.rows : []
    onChange(pasted)
    setMessage(dataText('data.pasted', { rows: lines.length, columns: Math.max(...lines.map((line) => line.length)) }))
  }

  const add = (next: Table, position: CellPosition) => {
    pending.current = position
    setMessage('')
    onChange(next)
  }
  const column = columns[active.column] ?? ''
  const row = Math.max(active.row, 0)
  const types = columns.map((_, index) => getColumnType(data, index)).join(' ')
  return (
    <>
      <div className="data-actions">
        <button
          type="button"
          className="button button-small"
          onClick={() => add(addRow(data, active.row + 1), { row: active.row + 1, column: 0 })}
        >
          {dataText('data.row.add')}
        </button>
        <button
          type="button"
          className="button button-small"
          onClick={() => add(addColumn(data), { row: HEADER, column: columns.length })}
        >
          {dataText('data.column.add')}
        </button>
        <button
          type="button"
          className="button button-small"
          disabled={rows.length === 1}
          onClick={() => onChange(deleteRow(data, row))}
        >
          {dataText('data.row.delete', { row: row + 1 })}
        </button>
        <button
          type="button"
          className="button button-small"
          disabled={columns.length === 1}
          onClick={() => {
            onChange(deleteColumn(data, active.column))
            setMessage(dataText('data.deleted', { name: column }))
          }}
        >
          {dataText('data.column.delete', { column })}
        </button>
      </div>
      <p className="data-message" role="status">
        {message}
      </p>
      <div className="data-grid">
        <table
          ref={table}
          aria-label={dataText('data.table', { name: data.name })}
          aria-describedby={hint}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            isLeaving.current = false
            finish()
          }}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{dataText('data.row.number')}</span>
              </th>
              {columns.map((name, index) => (
                <th key={index} scope="col" data-code={isCodeColumn(data, index)}>
                  <input
                    value={draft?.row === HEADER && draft.column === index ? draft.text : name}
                    size={getWidth(name, shown, index)}
                    aria-label={dataText('data.column.name', { column: name })}
                    tabIndex={active.row === HEADER && active.column === index ? 0 : -1}
                    spellCheck={false}
                    onFocus={() => setCurrent({ row: HEADER, column: index })}
                    onChange={({ target }) => typeText(HEADER, index, target.value)}
                  />
                  {isCodeColumn(data, index) && <small>{dataText('data.column.code')}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cells, index) => (
              <Row
                key={index}
                index={index}
                columns={columns}
                types={types}
                cells={cells}
                activeColumn={active.row === index ? active.column : undefined}
                draft={draft?.row === index ? draft : undefined}
                onFocus={setCurrent}
                onType={typeText}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > MAX_ROWS && (
        <p className="data-note">{dataText('data.rows', { shown: MAX_ROWS, count: rows.length })}</p>
      )}
      <p id={hint} className="data-note">
        {dataText('data.keyboard')}
      </p>
    </>
  )
}

interface RowProps {
  index: number
  columns: string[]
  /** The types of the columns, separated by spaces. */
  types: string
  cells: Cell[]
  activeColumn: number | undefined
  draft: Draft | undefined
  onFocus: (position: CellPosition) => void
  onType: (row: number, column: number, text: string) => void
}

const Row = memo(function Row({ index, columns, types, cells, activeColumn, draft, onFocus, onType }: RowProps) {
  const columnTypes = types.split(' ')
  return (
    <tr>
      <th scope="row">{index + 1}</th>
      {cells.map((cell, column) => {
        const isEdited = draft?.column === column
        return (
          <td key={column}>
            <input
              value={isEdited ? draft.text : formatCell(cell)}
              placeholder={getPlaceholder(cell)}
              aria-label={dataText('data.cell', { column: columns[column] ?? '', row: index + 1 })}
              aria-invalid={isEdited && draft.isInvalid}
              readOnly={columnTypes[column] === 'code'}
              data-type={columnTypes[column]}
              tabIndex={activeColumn === column ? 0 : -1}
              spellCheck={false}
              onFocus={() => onFocus({ row: index, column })}
              onChange={({ target }) => onType(index, column, target.value)}
            />
          </td>
        )
      })}
    </tr>
  )
}, isSameRow)

/** The cells are read from the code again after each change, but most rows stay the same. */
function isSameRow(a: RowProps, b: RowProps): boolean {
  return (
    a.types === b.types &&
    a.activeColumn === b.activeColumn &&
    a.draft === b.draft &&
    a.columns.join('\0') === b.columns.join('\0') &&
    a.cells.length === b.cells.length &&
    a.cells.every(
      (cell, index) => formatCell(cell) === formatCell(b.cells[index]) && typeof cell === typeof b.cells[index],
    )
  )
}

/** Shows how an empty cell is empty. */
function getPlaceholder(cell: Cell): string | undefined {
  if (cell === undefined) return dataText('data.cell.missing')
  if (cell === null) return 'null'
  return cell === '' ? "''" : undefined
}

/** The number of characters that a column has room for. */
const getWidth = (name: string, rows: Cell[][], column: number): number =>
  Math.min(24, Math.max(name.length, 4, ...rows.map((row) => formatCell(row[column]).length)) + 1)

const describeText = (text: string, type: ColumnType, column = ''): string =>
  describeDataProblem({ problem: type === 'boolean' ? type : 'number', line: 1, found: text, column })
