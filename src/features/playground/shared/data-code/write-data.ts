import { printKey, quote } from '../../../../core/shared/code-text.ts'
import { type TextEdit, findSmallestEdit } from '../code-file.ts'
import type { ObjectNode, PropertyNode } from '../options-code/object-node.ts'
import { formatCell, isJson, isSameCell, type Cell, type FoundData, type Table } from './table.ts'
import { matchColumns, matchRows } from './match-rows.ts'
import { joinList, splitList, type ListItem } from './list-code.ts'

/** The smallest edit that gives the data other rows and columns. Undefined if they are the same. */
export function writeData(source: string, found: FoundData, table: Table): TextEdit | undefined {
  const list = splitList(source, found, found.objects)
  if (!list) return undefined
  const writer = createRowWriter(source, found, table)
  const matches = matchRows(found, table)
  let model = matches.find((match) => match !== undefined) ?? 0
  const items = table.rows.map((cells, index) => {
    const match = matches[index]
    if (match === undefined) return writer.addRow(model, cells)
    // a new row looks like the one before it
    model = match
    const item = list.items[match]
    const text = writer.changeRow(match, cells)
    return item ? { ...item, text } : text
  })
  return findSmallestEdit(source, source.slice(0, found.start) + joinList(list, items) + source.slice(found.end))
}

function createRowWriter(source: string, found: FoundData, { columns }: Table) {
  const print = isJson(found.file) ? PRINT_JSON : PRINT_CODE
  const oldColumns = matchColumns(found, columns)
  const kept = oldColumns.filter((column) => column !== undefined)
  const isReordered = kept.some((column, index) => index > 0 && column < (kept[index - 1] ?? 0))
  /** The new index of each old column. */
  const newColumns = new Map(oldColumns.map((old, index) => [found.columns[old ?? -1], index]))

  const printProperty = (model: PropertyNode | undefined, column: number, cell: Cell) => {
    const colon = model ? source.slice(model.key.end, model.value.start) : ': '
    return `${print.key(columns[column] ?? '')}${/^:\s*$/.test(colon) ? colon : ': '}${printCell(cell, print.text)}`
  }

  const changeProperty = ({ start, end, name, key, value }: PropertyNode, column: number, old: Cell, cell: Cell) => {
    const keyText = columns[column] === name ? source.slice(key.start, key.end) : print.key(columns[column] ?? '')
    const valueText = isSameCell(old, cell) ? source.slice(value.start, value.end) : printCell(cell, print.text)
    return (
      source.slice(start, key.start) +
      keyText +
      source.slice(key.end, value.start) +
      valueText +
      source.slice(value.end, end)
    )
  }

  const write = (object: ObjectNode, getItems: (items: ListItem[]) => (ListItem | string)[]) => {
    const list = splitList(source, object, object.members)
    return list ? joinList(list, getItems(list.items)) : ''
  }

  return {
    /** The text of a row with other cells. What stays the same keeps its text. */
    changeRow(index: number, cells: Cell[]): string {
      const object = found.objects[index]
      if (!object) return ''
      const properties = object.members.filter((member) => member.kind === 'property')
      return write(object, (items) => {
        const present = new Set<number>()
        const changed = properties.flatMap((property, position) => {
          const column = newColumns.get(property.name)
          const item = items[position]
          if (column === undefined || !item || cells[column] === undefined) return []
          present.add(column)
          const old = found.rows[index]?.[oldColumns[column] ?? -1]
          const text = changeProperty(property, column, old, cells[column])
          return [{ column, item: { ...item, text } }]
        })
        const added = columns.flatMap((_, column) => {
          if (present.has(column) || cells[column] === undefined) return []
          return [{ column, item: printProperty(properties[0], column, cells[column]) }]
        })
        const all = [...changed, ...added]
        return (isReordered ? all.toSorted((a, b) => a.column - b.column) : all).map(({ item }) => item)
      })
    },
    /** The text of a row that is new, with the formatting of another one. */
    addRow(model: number, cells: Cell[]): string {
      const object = found.objects[model]
      if (!object) return ''
      const property = object.members.find((member) => member.kind === 'property')
      return write(object, () =>
        columns.flatMap((_, column) =>
          cells[column] === undefined ? [] : [printProperty(property, column, cells[column])],
        ),
      )
    },
  }
}

const PRINT_CODE = { key: printKey, text: (text: string) => quote(text) }

const printJson = (text: string) => quote(text, '"')
const PRINT_JSON = { key: printJson, text: printJson }

const printCell = (cell: Cell, printText: (text: string) => string): string =>
  typeof cell === 'string' ? printText(cell) : cell === null ? 'null' : formatCell(cell)
