import type { DataProblem, JsonShape } from './data-table.ts'

/** The rows of a JSON text as objects, and where they were. */
export interface JsonRows {
  shape: JsonShape
  rows: unknown[]
  /** The names of other lists in the text, which are not read. */
  others: string[]
  /** The levels of a tree that has more than are read. */
  levels?: number
}

/** Charts cannot show more levels, and code that draws them needs a stack. */
export const MOST_LEVELS = 100

type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Finds the rows in a JSON text: a list, a list in an object, columns in an object, or one object per line. */
export function parseJsonRows(text: string): JsonRows | DataProblem {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    // some browsers parse with a stack
    if (error instanceof RangeError) return { kind: 'json-depth' }
    return parseJsonLines(text) ?? { kind: 'json', ...findPlace(text) }
  }
  return findRows(value)
}

/** Newline-delimited JSON. Undefined if the first two lines are not. */
function parseJsonLines(text: string): JsonRows | DataProblem | undefined {
  const lines = text.split(/\r?\n/)
  const rows: unknown[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    try {
      rows.push(JSON.parse(line))
    } catch {
      return rows.length < 2 ? undefined : { kind: 'json-line', line: index + 1, found: line.slice(0, 80) }
    }
  }
  const kind = rows.every(Array.isArray) ? 'arrays' : 'objects'
  return { shape: { path: [], rows: kind, isLines: true }, rows, others: [] }
}

/** The line of a syntax error. */
function findPlace(text: string): { line: number; found: string } {
  const position = findJsonError(text)
  const start = text.lastIndexOf('\n', position - 1) + 1
  const [found = ''] = text.slice(start, start + 80).split('\n')
  return { line: text.slice(0, start).split('\n').length, found: found.trim() }
}

function findRows(value: unknown): JsonRows | DataProblem {
  const tree = findTree(value, [])
  if (tree) return tree
  if (Array.isArray(value)) return describeList(value, [], [])
  if (!isObject(value)) return { kind: 'no-columns' }
  const lists = findLists(value)
  const columns = lists.filter(({ path, list }) => path.length === 1 && list.length > 0 && !list.some(isNested))
  if (columns.length > 1 && columns.every(({ list }) => list.length === columns[0]?.list.length)) {
    const names = columns.map(({ path }) => path[0] ?? '')
    const rows = (columns[0]?.list ?? []).map((_, row) => columns.map(({ list }) => list[row]))
    return { shape: { path: [], rows: 'columns', isLines: false }, rows: [names, ...rows], others: [] }
  }
  const [longest] = lists.toSorted((a, b) => rankList(b) - rankList(a) || b.list.length - a.list.length)
  if (!longest) return { shape: { path: [], rows: 'object', isLines: false }, rows: [value], others: [] }
  const others = lists.filter((list) => list !== longest).map(({ path }) => path.join('.'))
  return describeList(longest.list, longest.path, others)
}

const CHILDREN = /^(?:_?children|items|nodes|kids|leaves|sub\w*)$/i

const listNodes = (value: unknown): JsonObject[] => (Array.isArray(value) && value.every(isObject) ? value : [])

/** Whether a node has children too, or a text as its parent has. A list in an object, or of the items of an order, is not a tree. */
const isChild = (child: JsonObject, key: string, parent: JsonObject): boolean =>
  /children/i.test(key) ||
  listNodes(child[key]).length > 0 ||
  Object.keys(child).some((name) => typeof child[name] === 'string' && typeof parent[name] === 'string')

/** The nodes of a tree as rows with a key and the key of their parent. Undefined if the value is not a tree. */
function findTree(value: unknown, path: string[]): JsonRows | undefined {
  const roots = listNodes(Array.isArray(value) ? value : [value])
  const keys = new Set(roots.slice(0, 20).flatMap((root) => Object.keys(root).filter((key) => CHILDREN.test(key))))
  const children = [...keys]
    // a look at all roots for each of many keys would be quadratic
    .slice(0, 20)
    .find((key) =>
      roots.some((root) => listNodes(root[key]).some((child) => isChild(child, key, Array.isArray(value) ? root : {}))),
    )
  if (children === undefined) {
    const [entry] = path.length === 0 && isObject(value) ? Object.entries(value).filter(([, one]) => isObject(one)) : []
    return entry && findTree(entry[1], [entry[0]])
  }
  const rows: JsonObject[] = []
  let levels = 0
  // not recursive, because the stack of a browser ends after some thousand levels
  const waiting = roots.map((node) => ({ node, parent: '', level: 1 })).toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { [children]: inner, ...node } = next.node
    const id = `n${rows.length + 1}`
    if (next.level <= MOST_LEVELS) rows.push({ ...node, id, parent: next.parent })
    const level = next.level + 1
    levels = Math.max(levels, next.level)
    for (const child of listNodes(inner).toReversed()) waiting.push({ node: child, parent: id, level })
  }
  const shape: JsonShape = { path, rows: 'objects', isLines: false, children }
  return { shape, rows, others: [], ...(levels > MOST_LEVELS && { levels }) }
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null

/** The links of a graph say more than its nodes, and rows more than plain values. */
function rankList({ list }: { list: unknown[] }): number {
  if (list.length === 0 || !list.every(isNested)) return 0
  return list.every((row) => isObject(row) && (('source' in row && 'target' in row) || ('from' in row && 'to' in row)))
    ? 2
    : 1
}

/** The lists in an object and in the objects in it. */
function findLists(value: JsonObject): { path: string[]; list: unknown[] }[] {
  return Object.entries(value).flatMap(([name, child]) => {
    if (Array.isArray(child)) return [{ path: [name], list: child as unknown[] }]
    if (!isObject(child)) return []
    return Object.entries(child).flatMap(([inner, list]) =>
      Array.isArray(list) ? [{ path: [name, inner], list: list as unknown[] }] : [],
    )
  })
}

function describeList(rows: unknown[], path: string[], others: string[]): JsonRows {
  const kind = rows.every(Array.isArray) ? 'arrays' : rows.some(isObject) ? 'objects' : 'values'
  return { shape: { path, rows: kind, isLines: false }, rows, others }
}

const TOKEN = /\s*(?:([{}[\],:])|(")|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null))/iy
const STRING_END = /["\\\n]/g

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end'

/** The position of the first syntax error in a JSON text. Only some browsers report it. */
function findJsonError(text: string): number {
  const open: string[] = []
  let expected: Expected = 'value'
  let end = 0
  for (;;) {
    TOKEN.lastIndex = end
    const [token, mark, string] = TOKEN.exec(text) ?? []
    const tokenEnd = string === undefined ? TOKEN.lastIndex : findStringEnd(text, TOKEN.lastIndex)
    const next: Expected | undefined = token === undefined ? undefined : step(expected, open, mark, string)
    if (next === undefined || tokenEnd === undefined) return end + text.slice(end, end + 1000).search(/\S|$/)
    expected = next
    end = tokenEnd
  }
}

/** The position after the closing quote. One pattern for the whole text would need a stack as long as the text. */
function findStringEnd(text: string, start: number): number | undefined {
  STRING_END.lastIndex = start
  for (;;) {
    const [found] = STRING_END.exec(text) ?? []
    if (found === '"') return STRING_END.lastIndex
    if (found !== '\\') return undefined
    STRING_END.lastIndex += 1
  }
}

/** What must follow a token. Undefined if the token is wrong. */
function step(expected: Expected, open: string[], mark?: string, string?: string): Expected | undefined {
  if (mark === ']' || mark === '}') {
    const canEnd = expected === 'comma-or-end' || expected === (mark === ']' ? 'value-or-end' : 'key-or-end')
    return canEnd && open.pop() === (mark === ']' ? '[' : '{') ? 'comma-or-end' : undefined
  }
  if (expected === 'colon') return mark === ':' ? 'value' : undefined
  if (expected === 'comma-or-end') {
    if (mark !== ',' || open.length === 0) return undefined
    return open.at(-1) === '[' ? 'value' : 'key'
  }
  if (expected === 'key' || expected === 'key-or-end') return string === undefined ? undefined : 'colon'
  if (mark === undefined) return 'comma-or-end'
  if (mark !== '[' && mark !== '{') return undefined
  open.push(mark)
  return mark === '[' ? 'value-or-end' : 'key-or-end'
}
