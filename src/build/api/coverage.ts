import { suggestion, type Problem } from '../problems.ts'
import { placeOfDescription, type Description } from './descriptions.ts'
import type { Defaults } from './engine-defaults.ts'
import { inlineMarkdown } from './inline-markdown.ts'
import { kebabCase } from './kebab-case.ts'
import type { Library, Option } from './model.ts'

/** The description of an option: the one that the chart has for itself, else the one where it is declared. */
export function describedBy(holder: string, option: Option, descriptions: Map<string, Description>): Description | undefined {
  const own = ownKey(holder, option.name)
  return (own === undefined ? undefined : descriptions.get(own)) ?? descriptions.get(option.key)
}

/** A chart may say in its own file what a shared option means for it. */
function ownKey(component: string, option: string): string | undefined {
  const [, name] = /^(\w+)Chart$/.exec(component) ?? []
  return name && `g2plot/${kebabCase(name)}/${name}Options.${option}`
}

/** Every option is described, and every description describes something. */
export function checkCoverage(library: Library, descriptions: Map<string, Description>, defaults: Record<string, Defaults>): Problem[] {
  const holders = holdersByKey(library)
  const own = new Set(library.components.flatMap((id) => library.definitions[id]?.options.map(({ name }) => ownKey(id, name)) ?? []))
  const problems: Problem[] = []
  for (const key of holders.keys()) {
    const { file, name } = placeOfDescription(key)
    if (!descriptions.has(key)) problems.push({ file, line: 1, message: `the option "${name}" has no description; add a line for it here` })
  }
  for (const [key, { file, line, text, default: fallback }] of descriptions) {
    const { name } = placeOfDescription(key)
    if (!holders.has(key) && !own.has(key)) problems.push({ file, line, message: `"${name}" describes no option of the library${suggestion(key, holders.keys())}; correct or remove it` })
    for (const part of [text, fallback ?? '`-`']) if (!inlineMarkdown(part).sound) problems.push({ file, line, message: `the description of "${name}" is more than one paragraph` })
    if (fallback !== undefined && isTold(holders.get(key) ?? [], defaults)) problems.push({ file, line, message: `the engine tells the default of "${name}" by itself; remove "default"` })
  }
  return problems
}

/** An options object that has an option, and what it calls it. */
interface Holder {
  id: string
  name: string
}

/** Every option by its key, with all that hold it. */
function holdersByKey({ definitions }: Library): Map<string, Holder[]> {
  const holders = new Map<string, Holder[]>()
  for (const { id, options } of Object.values(definitions)) {
    for (const { key, name } of options) {
      const known = holders.get(key)
      if (known) known.push({ id, name })
      else holders.set(key, [{ id, name }])
    }
  }
  return holders
}

/** Whether the engine has a default for an option wherever it occurs. */
function isTold(holders: Holder[], defaults: Record<string, Defaults>): boolean {
  return holders.length > 0 && holders.every(({ id, name }) => defaults[id]?.[name] !== undefined)
}

/** Declared once for all charts, not by one of them. */
export const isShared = (option: Option | undefined): boolean => /^(g2plot\/Options|g2plot-react\/BaseChartProps|react\/\w+)\./.test(option?.key ?? '')
