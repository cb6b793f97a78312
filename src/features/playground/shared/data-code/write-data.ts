import { printKey, quote } from '../../../../core/shared/code-text.ts'
import { type TextEdit, findSmallestEdit } from '../code-file.ts'
import type { ObjectNode, PropertyNode, CodeRange } from '../options-code/object-node.ts'
import {
  formatCell,
  isJson,
  isSameCell,
  matchColumns,
  matchRows,
  type Cell,
  type FoundData,
  type Table,
} from './table.ts'

/** An item of a list in the code, with the text around it. */
interface ListItem {
  /** From the end of the line of the item before it: line break, comments, indentation. */
  before: string
  text: string
  /** Between the item and its comma. */
  beforeComma: string
  /** From the comma to the end of the line, if another line follows. */
  after: string
}

/** The parts of `[…]` or `{…}`. */
interface ListCode {
  open: string
  items: ListItem[]
  hasLastComma: boolean
  /** Between the last item and the bracket. */
  end: string
  close: string
}

const PIECES = /\/\*[^]*?\*\/|\/\/[^\r\n]*|\r?\n|\r|[^]/g
const LINE_BREAK = /^[\r\n]/
const COMMENT = /^\/[/*]/

/** Splits a list at its items. Undefined if something other than one comma and comments is between them. */
export function splitList(source: string, { start, end }: CodeRange, ranges: CodeRange[]): ListCode | undefined {
  const items: ListItem[] = []
  let before = source.slice(start + 1, ranges[0]?.start ?? end - 1)
  let hasLastComma = false
  for (const [index, range] of ranges.entries()) {
    const isLast = index === ranges.length - 1
    const gap = splitGap(source.slice(range.end, ranges[index + 1]?.start ?? end - 1))
    if (!gap || (!gap.hasComma && !isLast)) return undefined
    const { beforeComma, after } = gap
    items.push({ before, text: source.slice(range.start, range.end), beforeComma, after })
    before = gap.rest
    hasLastComma = gap.hasComma
  }
  return { open: source.charAt(start), items, hasLastComma, end: before, close: source.charAt(end - 1) }
}

/** Splits the text between two items at the comma, and at the end of the line. */
function splitGap(gap: string) {
  const pieces: string[] = gap.match(PIECES) ?? []
  if (pieces.some((piece) => piece.trim() !== '' && piece !== ',' && !COMMENT.test(piece))) return undefined
  const comma = pieces.indexOf(',')
  if (comma !== pieces.lastIndexOf(',')) return undefined
  const lineEnd = pieces.findIndex((piece, index) => index > comma && LINE_BREAK.test(piece))
  // without a line break, a comment belongs to the next item
  const restStart = lineEnd === -1 ? comma + 1 : lineEnd
  return {
    hasComma: comma !== -1,
    beforeComma: pieces.slice(0, Math.max(comma, 0)).join(''),
    after: pieces.slice(comma + 1, restStart).join(''),
    rest: pieces.slice(restStart).join(''),
  }
}

/** The text before an item that is added: a line break and the indentation, or a space. */
function getSeparator({ items }: ListCode): string {
  const [first, second] = items
  if (second) return getLineStart(second.before)
  return first && /[\r\n]/.test(first.before) ? getLineStart(first.before) : ' '
}

/** The blanks at the end of a text, with at most one line break. */
const getLineStart = (text: string): string => /(?:\r?\n|\r)?[ \t]*$/.exec(text)?.[0] ?? ''

const NEW_ITEM: ListItem = { before: '', text: '', beforeComma: '', after: '' }

/** Writes a list with other items. A string is an item that is new. */
function joinList(list: ListCode, items: (ListItem | string)[]): string {
  const separator = getSeparator(list)
  const first = list.items[0]?.before ?? ''
  const isInline = !/[\r\n]/.test(first)
  let text = list.open
  let needsLineBreak = false
  const add = (part: string) => {
    // a line comment must not reach the next item
    text += needsLineBreak && !LINE_BREAK.test(part) ? `\n${part}` : part
  }
  for (const [index, item] of items.entries()) {
    const { before, text: own, beforeComma, after } = typeof item === 'string' ? { ...NEW_ITEM, text: item } : item
    const isMoved = isInline && (index === 0 ? !COMMENT.test(before.trim()) : before === first)
    if (item !== own && !isMoved) add(before)
    else add(index > 0 ? separator : isInline ? first : getLineStart(first))
    const isLast = index === items.length - 1
    text += own + beforeComma + (isLast && !list.hasLastComma ? '' : ',') + after
    needsLineBreak = after.includes('//')
  }
  add(list.end)
  return text + list.close
}

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
