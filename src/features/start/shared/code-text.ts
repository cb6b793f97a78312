/** A string literal in single quotes. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

export const indent = (lines: string[], depth = 1): string[] =>
  lines.map((line) => (line === '' ? '' : '  '.repeat(depth) + line))

/** A list of literals, in lines of at most about 100 characters. */
export function writeList(items: string[]): string {
  const line = `[${items.join(', ')}]`
  if (line.length <= 80) return line
  const lines = ['']
  for (const item of items) {
    const last = lines.length - 1
    if ((lines[last] ?? '').length + item.length > 90) lines.push(`${item}, `)
    else lines[last] += `${item}, `
  }
  return ['[', ...lines.map((text) => `  ${text.trimEnd()}`), ']'].join('\n')
}
