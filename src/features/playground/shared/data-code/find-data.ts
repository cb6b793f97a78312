import type { SourceFile } from '../code-file.ts'
import type { ObjectNode, PropertyNode, ValueNode } from '../options-code/object-node.ts'
import { getText, getType, parseValue, type Code } from '../options-code/parse-object.ts'
import { findClosing, KEYWORD, readTokens, TokenType } from '../code/parse-code.ts'
import { splitList } from './write-data.ts'
import { isJson, type Cell, type FoundData } from './table.ts'

/** Finds the arrays of rows that are written as literals, in the order of the files. */
export const findData = (files: SourceFile[]): FoundData[] =>
  files.flatMap((file) => {
    const code = readCode(file)
    if (!code) return []
    return isJson(file.name) ? findInJson(file, code) : findInModule(file, code)
  })

/** Whether the data of the file can be looked for: it has no syntax error. */
export const isReadable = (file: SourceFile): boolean => file.name.endsWith('.css') || readCode(file) !== undefined

function readCode({ name, source }: SourceFile): Code | undefined {
  if (!/\.(?:json|[jt]sx?)$/.test(name)) return undefined
  try {
    if (isJson(name)) JSON.parse(source)
  } catch {
    return undefined
  }
  const tokens = readTokens(source)
  return tokens && { source, tokens }
}

function findInJson({ name }: SourceFile, code: Code): FoundData[] {
  if (getType(code, 0) !== TokenType.bracketL) return []
  return readRows(name, name, code, parseValue(code, 0, findClosing(code.tokens, 0) + 1))
}

/** Reads `const data = […]` at the top level. */
function findInModule({ name: file }: SourceFile, code: Code): FoundData[] {
  const found: FoundData[] = []
  for (let index = 0; index < code.tokens.length; index += 1) {
    const type = getType(code, index)
    if (type === KEYWORD.const && getType(code, index + 2) === TokenType.eq) {
      const open = index + 3
      if (getType(code, open) !== TokenType.bracketL) continue
      const close = findClosing(code.tokens, open)
      if (endsExpression(code, close))
        found.push(...readRows(file, getText(code, index + 1), code, parseValue(code, open, close + 1)))
      index = close
    } else if (OPENING.has(type)) index = findClosing(code.tokens, index)
  }
  return found
}

const OPENING = new Set([TokenType.parenL, TokenType.bracketL, TokenType.braceL])
const STATEMENT_ENDS = new Set([TokenType.semi, TokenType.comma, TokenType.eof])
const CONTINUATIONS = new Set([
  TokenType.dot,
  TokenType.questionDot,
  TokenType.question,
  TokenType.parenL,
  TokenType.bracketL,
  TokenType.backQuote,
])

/** Whether the expression ends with the token at this index: `[…].map(…)` goes on. */
function endsExpression(code: Code, index: number): boolean {
  const next = getType(code, index + 1)
  if (STATEMENT_ENDS.has(next)) return true
  const isOperator = (next & TokenType.PRECEDENCE_MASK) !== 0
  const between = code.source.slice(code.tokens[index]?.fullEnd, code.tokens[index + 1]?.start)
  return between.includes('\n') && !isOperator && !CONTINUATIONS.has(next)
}

function readRows(file: string, name: string, { source }: Code, array: ValueNode): FoundData[] {
  if (array.kind !== 'array' || array.items.length === 0) return []
  const objects: ObjectNode[] = []
  const members: PropertyNode[][] = []
  for (const item of array.items) {
    const properties = item.kind === 'object' ? readProperties(item.object) : undefined
    if (item.kind !== 'object' || !properties) return []
    objects.push(item.object)
    members.push(properties)
  }
  // something other than commas and comments is between the rows
  if (!splitList(source, array, objects)) return []
  const columns = [...new Set(members.flatMap((row) => row.map((member) => member.name)))]
  if (columns.length === 0) return []
  const rows = members.map((row) => {
    const cells = new Map(row.map((member) => [member.name, readCell(source, member)]))
    return columns.map((column) => cells.get(column))
  })
  return [{ file, name, columns, rows, start: array.start, end: array.end, objects }]
}

/** The properties of an object that has nothing else, and each name once. */
function readProperties({ members }: ObjectNode): PropertyNode[] | undefined {
  const properties = members.filter(
    (member): member is PropertyNode => member.kind === 'property' && member.hasOwnValue && member.name !== '__proto__',
  )
  const names = new Set(properties.map(({ name }) => name))
  return names.size === members.length ? properties : undefined
}

const readCell = (source: string, { value, end }: PropertyNode): Cell =>
  value.kind === 'literal' ? value.value : { code: source.slice(value.start, end) }
