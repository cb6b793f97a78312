import { type ConsoleLine, cutText } from '../../shared/messages.ts'

const LEVELS: Record<string, ConsoleLine['level']> = {
  log: 'log',
  debug: 'log',
  dir: 'log',
  table: 'log',
  trace: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
}

/** Reports what is written to the console, and writes it there too. */
export function watchConsole(report: (line: ConsoleLine) => void): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    const write = (Reflect.get(console, method) as (...values: unknown[]) => void).bind(console)
    Reflect.set(console, method, (...values: unknown[]) => {
      report({ level, text: formatArguments(values) })
      write(...values)
    })
  }
}

/** Longer texts are cut. */
const MAX_LENGTH = 2000
const MAX_DEPTH = 3
const MAX_ITEMS = 100

/** The characters that are left. A list of a million rows must not be formatted before it is cut. */
interface Room {
  left: number
}

/** Writes the arguments of a console method as one text. */
export function formatArguments(values: unknown[]): string {
  const room = { left: MAX_LENGTH }
  const texts: string[] = []
  for (const value of values.slice(0, MAX_ITEMS)) {
    if (room.left < 0) break
    texts.push(typeof value === 'string' ? take(value, room) : formatValue(value, 0, [], room))
  }
  return cutText(texts.join(' '), MAX_LENGTH)
}

function take(text: string, room: Room): string {
  room.left -= text.length
  return text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH + 1) : text
}

function formatValue(value: unknown, depth: number, parents: object[], room: Room): string {
  try {
    if (typeof value === 'string') return JSON.stringify(take(value, room))
    if (typeof value === 'bigint') return take(`${value}n`, room)
    if (typeof value === 'function') return take(`ƒ ${value.name}()`, room)
    if (typeof value !== 'object' || value === null) return take(Object.is(value, -0) ? '-0' : String(value), room)
    return formatObject(value, depth, parents, room)
  } catch {
    // a getter or a proxy has thrown
    return '{…}'
  }
}

function formatObject(value: object, depth: number, parents: object[], room: Room): string {
  if (parents.includes(value)) return '[Circular]'
  if (value instanceof Error) return take(`${value.name}: ${value.message}`, room)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof RegExp) return take(String(value), room)
  if (value instanceof Element) return `<${value.localName}>`
  const path = [...parents, value]
  const format = (item: unknown) => formatValue(item, depth + 1, path, room)
  if (Array.isArray(value))
    return depth === MAX_DEPTH ? `Array(${value.length})` : writeList('[', value, format, ']', room)
  if (value instanceof Map)
    return `Map${writeList('{', value, ([key, item]) => `${format(key)} => ${format(item)}`, '}', room)}`
  if (value instanceof Set) return `Set${writeList('{', value, format, '}', room)}`
  const name = Object.getPrototypeOf(value)?.constructor?.name as string | undefined
  const prefix = name === undefined || name === 'Object' ? '' : `${name} `
  if (depth === MAX_DEPTH) return `${prefix}{…}`
  const formatProperty = (key: string) => `${take(key, room)}: ${format(Reflect.get(value, key))}`
  return prefix + writeList('{', listKeys(value), formatProperty, '}', room)
}

function* listKeys(value: object): Iterable<string> {
  for (const key in value) if (Object.hasOwn(value, key)) yield key
}

function writeList<Item>(
  open: string,
  items: Iterable<Item>,
  format: (item: Item) => string,
  close: string,
  room: Room,
): string {
  const shown: string[] = []
  for (const item of items) {
    if (shown.length === MAX_ITEMS || room.left < 0) {
      shown.push('…')
      break
    }
    shown.push(format(item))
  }
  if (shown.length === 0) return open + close
  const space = open === '{' ? ' ' : ''
  return `${open}${space}${shown.join(', ')}${space}${close}`
}
