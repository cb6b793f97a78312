import ts from 'typescript'

/** Part of a text, from `start` up to and not including `end`. */
export interface Range {
  start: number
  end: number
}

/** Extends the erased parts of a text so that what remains has no empty lines, double spaces or dangling commas. */
export function removeLeftovers(source: string, erased: boolean[]): void {
  for (const range of mergeAcrossSpace(source, listRanges(erased))) {
    const { start, end } = extend(source, range)
    erased.fill(true, start, end)
  }
}

/** The erased parts of a text. */
export function listRanges(erased: boolean[]): Range[] {
  const ranges: Range[] = []
  for (const [index, isErased] of erased.entries()) {
    if (!isErased) continue
    const last = ranges.at(-1)
    if (last?.end === index) last.end++
    else ranges.push({ start: index, end: index + 1 })
  }
  return ranges
}

/** The text without these parts. */
export function removeRanges(source: string, ranges: Range[]): string {
  let kept = ''
  let end = 0
  for (const range of ranges) {
    kept += source.slice(end, range.start)
    end = range.end
  }
  return kept + source.slice(end)
}

/** Merges ranges that only white space separates. */
function mergeAcrossSpace(source: string, ranges: Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges) {
    const last = merged.at(-1)
    if (last && source.slice(last.end, range.start).trim() === '') last.end = range.end
    else merged.push({ ...range })
  }
  return merged
}

function extend(source: string, range: Range): Range {
  let { start, end } = range
  while (isBlank(source[start - 1])) start--
  while (isBlank(source[end])) end++
  const startsLine = start === 0 || source[start - 1] === '\n'
  const endsLine = end === source.length || source[end] === '\n'
  if (startsLine && endsLine) return extendLines(source, { start, end })
  if (startsLine || source[start - 1] === '(') return { start: range.start, end }
  // the comma before the last name of a list; the space before the bracket stays
  if (source[start - 1] === ',' && /[)\]}]/.test(source[end] ?? '')) return { start: start - 1, end: range.end }
  const needsNoSpace = endsLine || end > range.end || /[)\]};,.:?(]/.test(source[end] ?? '')
  return needsNoSpace ? { start, end: range.end } : range
}

const isBlank = (character: string | undefined) => character === ' ' || character === '\t'

/** Whole lines with one line feed, and with the empty lines after them if there is one before them. */
function extendLines(source: string, { start, end }: Range): Range {
  const [emptyLines = ''] = /^(?:\n[ \t]*(?=\n|$))*/.exec(source.slice(end)) ?? []
  if (start === 0) return { start, end: Math.min(source.length, end + emptyLines.length + 1) }
  return { start: start - 1, end: source.startsWith('\n\n', start - 2) ? end + emptyLines.length : end }
}

/** The longest line of a demo. */
const WIDTH = 100

/** Joins code that was broken into lines only because of its types, as the formatter would. */
export function joinLines(file: ts.SourceFile, erased: boolean[]): void {
  const ranges = listRanges(erased)
  const visit = (node: ts.Node): void => {
    const isTouched = ranges.some(({ start, end }) => start < node.end && end > node.pos)
    if (!isTouched || ts.isTypeNode(node)) return
    if (!join(file, findJoinable(node, file), erased)) ts.forEachChild(node, visit)
  }
  visit(file)
}

/** The part of a node that may be on one line. */
function findJoinable(node: ts.Node, file: ts.SourceFile): Range | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) {
    const tokens = node.getChildren(file)
    const open = tokens.find(({ kind }) => kind === ts.SyntaxKind.OpenParenToken)
    const close = tokens.find(({ kind }) => kind === ts.SyntaxKind.CloseParenToken)
    return open && close && !node.parameters.some((parameter) => hasFixedLines(parameter, file))
      ? { start: open.getStart(file), end: close.end }
      : undefined
  }
  const isCandidate =
    ts.isImportDeclaration(node) ||
    ts.isVariableStatement(node) ||
    ts.isExpressionStatement(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isCallExpression(node)
  return isCandidate && !hasFixedLines(node, file) ? { start: node.getStart(file), end: node.end } : undefined
}

/** Whether the formatter keeps line breaks in this node, whatever its length. */
function hasFixedLines(node: ts.Node, file: ts.SourceFile): boolean {
  if (!node.getText(file).includes('\n')) return false
  if (ts.isTypeNode(node)) return false
  return (
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isObjectBindingPattern(node) ||
    ts.isBlock(node) ||
    ts.isClassLike(node) ||
    ts.isTemplateLiteral(node) ||
    ts.isJsxElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isJsxFragment(node) ||
    countCalls(node) > 2 ||
    (ts.forEachChild(node, (child) => hasFixedLines(child, file) || undefined) ?? false)
  )
}

/** The number of calls in a chain such as `list.map().filter()`. */
function countCalls(node: ts.Node): number {
  if (ts.isCallExpression(node)) return 1 + countCalls(node.expression)
  return ts.isPropertyAccessExpression(node) ? countCalls(node.expression) : 0
}

/** Joins the lines of a range if the result fits. Returns whether it was joined. */
function join(file: ts.SourceFile, range: Range | undefined, erased: boolean[]): boolean {
  const { text } = file
  if (!range || !read(text, erased, range.start, range.end).includes('\n')) return false
  const joined = [...erased]
  let last = range.start
  for (let index = range.start + 1; index < range.end; index++) {
    if (erased[index] || text[index]?.trim() === '') continue
    const isBroken = read(text, erased, last + 1, index).includes('\n')
    if (isBroken && !closeGap(text, joined, last, index)) return false
    last = index
  }
  const code = read(text, joined, range.start, range.end)
  // a comment may end at the end of its line
  if (/\/[/*]/.test(code)) return false
  let { start, end } = range
  while (start > 0 && (erased[start - 1] || text[start - 1] !== '\n')) start--
  while (end < text.length && (erased[end] || text[end] !== '\n')) end++
  if (read(text, joined, start, end).length > WIDTH) return false
  joined.forEach((isErased, index) => (erased[index] = isErased))
  return true
}

const read = (text: string, erased: boolean[], start: number, end: number): string => {
  let kept = ''
  for (let index = start; index < end; index++) if (!erased[index]) kept += text[index]
  return kept
}

/** Leaves at most a space between two characters on different lines. Returns false if there is no space to leave. */
function closeGap(text: string, erased: boolean[], before: number, after: number): boolean {
  erased.fill(true, before + 1, after)
  const next = text[after] ?? ''
  if (text[before] === ',' && /[)\]}]/.test(next)) erased[before] = true
  if (/[([]/.test(text[before] ?? '') || /[)\].]/.test(next) || text.startsWith('?.', after)) return true
  const space = text.slice(before + 1, after).indexOf(' ')
  if (space >= 0) erased[before + 1 + space] = false
  return space >= 0
}
