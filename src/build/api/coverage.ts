import { suggestion, type Problem } from '../problems.ts'
import { placeOfDescription, type Description } from './descriptions.ts'
import type { Defaults } from './engine-defaults.ts'
import { inlineMarkdown } from './inline-markdown.ts'
import type { OptionGroup } from './layout.ts'
import type { Library, Option } from './model.ts'

/** The description of an option: the one that the chart has for itself, else the one where it is declared. */
export function describedBy(holder: string, option: Option, descriptions: Map<string, Description>): Description | undefined {
  const own = ownKey(holder, option.name)
  return (own === undefined ? undefined : descriptions.get(own)) ?? descriptions.get(option.key)
}

/** A chart may say in its own file what a shared option means for it. */
function ownKey(component: string, option: string): string | undefined {
  const [, name] = /^(\w+)Chart$/.exec(component) ?? []
  if (!name) return undefined
  const folder = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  return `g2plot/${folder}/${name}Options.${option}`
}

/** Every option is described, every description describes something, and no shared option is without a group. */
export function checkCoverage(library: Library, descriptions: Map<string, Description>, defaults: Record<string, Defaults>, groups: OptionGroup[]): Problem[] {
  const definitions = Object.values(library.definitions)
  const keys = new Set(definitions.flatMap(({ options }) => options.map(({ key }) => key)))
  const own = new Set(library.components.flatMap((id) => library.definitions[id]?.options.map(({ name }) => ownKey(id, name)) ?? []))
  const problems: Problem[] = []
  for (const key of keys) {
    const { file, name } = placeOfDescription(key)
    if (!descriptions.has(key)) problems.push({ file, line: 1, message: `the option "${name}" has no description; add a line for it here` })
  }
  for (const [key, { file, line, text, default: fallback }] of descriptions) {
    const { name } = placeOfDescription(key)
    if (!keys.has(key) && !own.has(key)) problems.push({ file, line, message: `"${name}" describes no option of the library${suggestion(key, keys)}; correct or remove it` })
    for (const part of [text, fallback ?? '`-`']) if (!inlineMarkdown(part).sound) problems.push({ file, line, message: `the description of "${name}" is more than one paragraph` })
    if (fallback !== undefined && isTold(key, library, defaults)) problems.push({ file, line, message: `the engine tells the default of "${name}" by itself; remove "default"` })
  }
  const grouped = new Set(groups.flatMap(({ options }) => options))
  for (const name of sharedOptions(library)) {
    if (!grouped.has(name)) problems.push({ file: 'content/options/groups.yaml', line: 1, message: `the shared option "${name}" is in no group` })
  }
  return problems
}

/** Whether the engine has a default for an option wherever it occurs. */
function isTold(key: string, library: Library, defaults: Record<string, Defaults>): boolean {
  const holders = Object.values(library.definitions).flatMap(({ id, options }) => options.filter((option) => option.key === key).map(({ name }) => ({ id, name })))
  return holders.length > 0 && holders.every(({ id, name }) => defaults[id]?.[name] !== undefined)
}

/** Declared once for all charts, not by one of them. */
export const isShared = (option: Option | undefined): boolean => /^(g2plot\/Options|g2plot-react\/BaseChartProps|react\/\w+)\./.test(option?.key ?? '')

function sharedOptions({ components, definitions }: Library): Set<string> {
  return new Set(components.flatMap((id) => definitions[id]?.options.filter((option) => isShared(option) && option.name !== 'chart').map(({ name }) => name) ?? []))
}
