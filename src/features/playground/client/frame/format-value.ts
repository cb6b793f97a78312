/** Longer texts are cut. */
const MAX_LENGTH = 2000
const MAX_DEPTH = 3
const MAX_ITEMS = 100

/** Writes the arguments of a console method as one text. */
export function formatArguments(values: unknown[]): string {
  const text = values.map((value) => (typeof value === 'string' ? value : formatValue(value, 0, []))).join(' ')
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

function formatValue(value: unknown, depth: number, parents: object[]): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return `ƒ ${value.name}()`
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value)
  try {
    return formatObject(value, depth, parents)
  } catch {
    // a getter or a proxy has thrown
    return '{…}'
  }
}

function formatObject(value: object, depth: number, parents: object[]): string {
  if (parents.includes(value)) return '[Circular]'
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof RegExp) return String(value)
  if (value instanceof Element) return `<${value.localName}>`
  const path = [...parents, value]
  if (Array.isArray(value)) {
    if (depth === MAX_DEPTH) return `Array(${value.length})`
    return writeList(
      '[',
      value.map((item: unknown) => formatValue(item, depth + 1, path)),
      ']',
    )
  }
  if (value instanceof Map)
    return `Map${writeList(
      '{',
      [...value].map(([key, item]) => `${formatValue(key, depth + 1, path)} => ${formatValue(item, depth + 1, path)}`),
      '}',
    )}`
  if (value instanceof Set)
    return `Set${writeList(
      '{',
      [...value].map((item) => formatValue(item, depth + 1, path)),
      '}',
    )}`
  const name = Object.getPrototypeOf(value)?.constructor?.name as string | undefined
  const prefix = name === undefined || name === 'Object' ? '' : `${name} `
  if (depth === MAX_DEPTH) return `${prefix}{…}`
  const properties = Object.entries(value).map(([key, item]) => `${key}: ${formatValue(item, depth + 1, path)}`)
  return prefix + writeList('{', properties, '}')
}

function writeList(open: string, items: string[], close: string): string {
  if (items.length === 0) return open + close
  const shown = items.length > MAX_ITEMS ? [...items.slice(0, MAX_ITEMS), '…'] : items
  const space = open === '{' ? ' ' : ''
  return `${open}${space}${shown.join(', ')}${space}${close}`
}
