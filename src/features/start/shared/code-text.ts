import { code, joinCode, printKey, quote, type Code } from '../../../core/shared/code-text.ts'
import { Expression, type OptionValue } from '../../../library/charts/chart.ts'

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

/** An option as a literal. */
export function writeValue(value: OptionValue): Code {
  if (value instanceof Expression) return value.source
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'number') return code`${value}`
  if (Array.isArray(value)) return writeList(value.map(writeValue))
  if (typeof value !== 'object' || value === null) return value === null ? code`null` : value ? code`true` : code`false`
  const members = Object.entries(value).map(([name, member]) => code`${printKey(name)}: ${writeValue(member)}`)
  return members.length === 0 ? code`{}` : code`{ ${members} }`
}

/** Reads declarations from the text of a module of the project: those that are asked for, and what they refer to. */
export function createModuleReader(module: string): (names: string[]) => Code[] {
  const declarations = module
    .trim()
    .split(/\n\n(?=\/\*\*|export |type )/)
    .map((text) => ({
      name: /^(?:export )?(?:function|type) (\w+)/m.exec(text)?.[1] ?? '',
      isExported: /^export /m.test(text),
      source: text.replace(/^export /m, '') as Code,
    }))
  return (names) => {
    const asked = declarations.filter(({ name, isExported }) => isExported && names.includes(name))
    const needed = declarations.filter(
      ({ name, isExported }) =>
        !isExported && name && asked.some(({ source }) => new RegExp(`\\b${name}\\b`).test(source)),
    )
    return [...asked, ...needed].map(({ source }) => source)
  }
}
