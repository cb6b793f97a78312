import { CONSOLE_LEVELS, type ConsoleLine, cutText } from '../../shared/messages.ts'

/** Other methods, which have the level of `log`. */
const LOG_METHODS = ['debug', 'dir', 'table', 'trace']

/** Reports what is written to the console, and writes it there too. */
export function watchConsole(report: (line: ConsoleLine) => void): void {
  for (const method of [...CONSOLE_LEVELS, ...LOG_METHODS]) {
    const level = CONSOLE_LEVELS.find((known) => known === method) ?? 'log'
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

/** Writes the arguments of a console method as one text. */
export function formatArguments(values: unknown[]): string {
  // a list of a million rows must not be formatted before it is cut
  let room = MAX_LENGTH
  const texts: string[] = []
  for (const value of values.slice(0, MAX_ITEMS)) {
    if (room < 0) break
    texts.push(typeof value === 'string' ? take(value) : formatValue(value, []))
  }
  return cutText(texts.join(' '), MAX_LENGTH)

  function take(text: string): string {
    room -= text.length
    return text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH + 1) : text
  }

  function formatValue(value: unknown, parents: object[]): string {
    try {
      if (typeof value === 'string') return JSON.stringify(take(value))
      if (typeof value === 'bigint') return take(`${value}n`)
      if (typeof value === 'function') return take(`ƒ ${value.name}()`)
      if (typeof value !== 'object' || value === null) return take(Object.is(value, -0) ? '-0' : String(value))
      return formatObject(value, parents)
    } catch {
      // a getter or a proxy has thrown
      return '{…}'
    }
  }

  function formatObject(value: object, parents: object[]): string {
    if (parents.includes(value)) return '[Circular]'
    if (value instanceof Error) return take(`${value.name}: ${value.message}`)
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
    if (value instanceof RegExp) return take(String(value))
    if (value instanceof Element) return `<${value.localName}>`
    const isDeep = parents.length === MAX_DEPTH
    const format = (item: unknown) => formatValue(item, [...parents, value])
    if (Array.isArray(value)) return isDeep ? `Array(${value.length})` : writeList('[', value, format, ']')
    if (value instanceof Map)
      return `Map${writeList('{', value, ([key, item]) => `${format(key)} => ${format(item)}`, '}')}`
    if (value instanceof Set) return `Set${writeList('{', value, format, '}')}`
    const name = Object.getPrototypeOf(value)?.constructor?.name as string | undefined
    const prefix = name === undefined || name === 'Object' ? '' : `${name} `
    if (isDeep) return `${prefix}{…}`
    const formatProperty = (key: string) => `${take(key)}: ${format(Reflect.get(value, key))}`
    return prefix + writeList('{', listKeys(value), formatProperty, '}')
  }

  function writeList<Item>(open: string, items: Iterable<Item>, format: (item: Item) => string, close: string): string {
    const shown: string[] = []
    for (const item of items) {
      if (shown.length === MAX_ITEMS || room < 0) {
        shown.push('…')
        break
      }
      shown.push(format(item))
    }
    if (shown.length === 0) return open + close
    const space = open === '{' ? ' ' : ''
    return `${open}${space}${shown.join(', ')}${space}${close}`
  }
}

function* listKeys(value: object): Iterable<string> {
  for (const key in value) if (Object.hasOwn(value, key)) yield key
}
