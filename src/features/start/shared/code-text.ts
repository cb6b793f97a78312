import { code, joinCode, type Code } from '../../../core/shared/code-text.ts'

export function indent(lines: Code[], depth = 1): Code[] {
  const indented = lines.map((line) => (line === '' ? line : code`  ${line}`))
  return depth > 1 ? indent(indented, depth - 1) : indented
}

/** A list of literals, in lines of at most about 100 characters. */
export function writeList(items: Code[]): Code {
  const line = code`[${items}]`
  if (line.length <= 80) return line
  const lines: Code[] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last === undefined || last.length + item.length > 90) lines.push(code`${item},`)
    else lines[lines.length - 1] = code`${last} ${item},`
  }
  return joinCode([code`[`, ...indent(lines), code`]`])
}
