import { library as adapter } from '../../../library/node/index.ts'
import type { ApiDocumentation } from '../../api-tables/node/index.ts'
import type { OptionUse } from './option-uses.ts'

/** An option that no demo sets. */
export interface UnusedOption {
  component: string
  /** As in code: `xAxis.label.rotate`. */
  path: string
  /** Its description as HTML. */
  description: string
}

/** Objects with dozens of names that every reader of CSS knows. */
const COMMON_OBJECTS = new Set([...adapter.search.generic, ...adapter.search.withoutText])

/**
 * Lists the options that no demo sets, each once: in the first component that has it. Options inside an unused one are
 * left out.
 */
export function listUnusedOptions(
  components: string[],
  uses: OptionUse[],
  { library, tables }: Pick<ApiDocumentation, 'library' | 'tables'>,
): UnusedOption[] {
  const used = new Set(uses.flatMap(({ steps }) => steps.map(({ option }) => option.key)))
  const listed = new Set<string>()
  const visited = new Set<string>()
  const list = (component: string, object: string, prefix: string): UnusedOption[] => {
    const keys = new Map(library.definitions[object]?.options.map(({ name, key }) => [name, key]))
    return (tables.get(object)?.rows ?? []).flatMap(({ name, description, ignored, nested = [] }) => {
      const key = keys.get(name) ?? ''
      const path = `${prefix}${name}`
      if (listed.has(key) || ignored) return []
      if (!used.has(key)) {
        listed.add(key)
        return [{ component, path, description }]
      }
      return nested.flatMap((inner) => {
        if (visited.has(inner) || COMMON_OBJECTS.has(inner)) return []
        visited.add(inner)
        return list(component, inner, `${path}.`)
      })
    })
  }
  return components.flatMap((component) =>
    list(component, component, '').toSorted((a, b) => getDepth(a.path) - getDepth(b.path)),
  )
}

const getDepth = (path: string): number => path.split('.').length

/** The number of names in the summary. */
const MAX_NAMES = 40

/** A short text for the maintainer: how many options no demo sets in each chart, and the first of them. */
export function summarizeUnusedOptions(unused: UnusedOption[]): string {
  if (unused.length === 0) return 'Every option is used in a demo.'
  const format = (options: UnusedOption[], describe: (paths: string[]) => string) =>
    [...new Set(options.map(({ component }) => component))].map((component) => {
      const own = options.filter((option) => option.component === component)
      return `${component} ${describe(own.map(({ path }) => path))}`
    })
  const first = unused.slice(0, MAX_NAMES)
  return [
    `Options that no demo uses: ${unused.length}`,
    `  ${format(unused, ({ length }) => String(length)).join(', ')}`,
    `The first ${first.length}:`,
    ...format(first, (paths) => paths.join(', ')).map((line) => `  ${line}`),
  ].join('\n')
}
