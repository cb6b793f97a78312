import type { CodeRange } from '../options-code/object-node.ts'

/** An item of a list in the code, with the text around it. */
export interface ListItem {
  /** From the end of the line of the item before it: line break, comments, indentation. */
  before: string
  text: string
  /** Between the item and its comma. */
  beforeComma: string
  /** From the comma to the end of the line, if another line follows. */
  after: string
}

/** The parts of `[…]` or `{…}`. */
export interface ListCode {
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
    items.push({
      before,
      text: source.slice(range.start, range.end),
      beforeComma: gap.beforeComma,
      after: gap.after,
    })
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
export function getSeparator({ items }: ListCode): string {
  const [first, second] = items
  if (second) return getLineStart(second.before)
  return first && /[\r\n]/.test(first.before) ? getLineStart(first.before) : ' '
}

/** The blanks at the end of a text, with at most one line break. */
const getLineStart = (text: string): string => /(?:\r?\n|\r)?[ \t]*$/.exec(text)?.[0] ?? ''

const NEW_ITEM: ListItem = { before: '', text: '', beforeComma: '', after: '' }

/** Writes a list with other items. A string is an item that is new. */
export function joinList(list: ListCode, items: (ListItem | string)[]): string {
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
