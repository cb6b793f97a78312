/** A default value of the chart engine: source code, or the values of an object by name. */
export type DefaultValue = string | DefaultValues

export interface DefaultValues {
  [name: string]: DefaultValue
}

/** The value at a path, such as `['tooltip', 'shared']`. */
export function findDefault(values: DefaultValues, path: readonly string[]): DefaultValue | undefined {
  let found: DefaultValue | undefined = values
  for (const name of path) found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined
  return found
}

export const formatKey = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`)

/** Formats a value as source code on one line. */
export function formatDefault(value: DefaultValue): string {
  if (typeof value === 'string') return value
  const pairs = Object.entries(value).map(([key, inner]) => `${formatKey(key)}: ${formatDefault(inner)}`)
  return `{ ${pairs.join(', ')} }`
}

const MAX_LINE_LENGTH = 32

/** Formats a value as source code, with one line per property of a longer object. */
export function formatDefaultLines(value: DefaultValue, indent = ''): string {
  const line = formatDefault(value)
  if (typeof value === 'string' || (indent !== '' && indent.length + line.length <= MAX_LINE_LENGTH)) return line
  const inner = `${indent}  `
  const lines = Object.entries(value).map(
    ([key, entry]) => `${inner}${formatKey(key)}: ${formatDefaultLines(entry, inner)},\n`,
  )
  return `{\n${lines.join('')}${indent}}`
}

/** The names and plain values of an object, without the objects inside it. */
export const cutInnerObjects = (values: DefaultValues): DefaultValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : '{ … }']))
