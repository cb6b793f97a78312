import { countBy } from 'es-toolkit'
import { oncePer } from '../../../core/shared/once-per.ts'
import { library as adapter } from '../../../library/node/index.ts'
import type { Library } from '../../../library/node/model.ts'
import { listObjects } from '../../../library/shared/option-type.ts'
import {
  getOptionAddress,
  type ApiDocumentation,
  type OptionExamples,
  type OptionUses,
} from '../../api-tables/node/index.ts'
import { formatPath, type OptionStep, type OptionUse } from './option-uses.ts'
import type { ExampleCard } from './read-examples.ts'

/** More are at `/examples`. */
const MAX_SHOWN = 6
/** Demos of other charts are added to fewer ones than these. */
const ENOUGH = 3

type GetSlug = (object: string) => string

/** The demos that use the options of a component, those of its own page first. */
export function listUsesOfComponent(
  component: string,
  chart: string,
  examples: ExampleCard[],
  { definitions }: Library,
  getSlug: GetSlug,
): OptionExamples {
  const options = new Map(definitions[component]?.options.map((option) => [option.name, option]))
  // an option that several components share has one declaration
  const isOption = ({ steps: [first, second] }: OptionUse) => {
    const own = options.get(first?.option.name ?? '')
    return own?.key === first?.option.key && (!second || (own && listObjects(own.type).includes(second.object)))
  }
  const isOwn = (example: ExampleCard) => example.chart === chart
  const sorted = examples.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  const listUses = ({ uses }: ExampleCard) =>
    uses
      .filter((use) => use.component === component || isOption(use))
      .map(({ steps }) => ({ address: getAddress(steps, getSlug), path: formatPath(steps) }))
  const { paths: _, ...found } = collectUses(sorted, isOwn, listUses, countPaths(examples))
  return found
}

/** The demos that use the shared options objects, whose tables are on one page. */
export function listUsesOfSharedObjects(
  examples: ExampleCard[],
  shared: Set<string>,
  getSlug: GetSlug,
): OptionExamples {
  const listUses = ({ uses }: ExampleCard) =>
    uses.flatMap(({ steps }) => {
      const path = formatPath(steps)
      const found = steps.flatMap((step, index) => {
        if (!shared.has(step.object)) return []
        const inner = [{ ...step, isVariant: false }, ...steps.slice(index + 1)]
        return [{ address: `${getSlug(step.object)}-${getAddress(inner, getSlug)}`, path }]
      })
      return adapter.isSharedOption(steps[0]?.option)
        ? [...found, { address: `${getSlug(adapter.commonOptions)}-${getAddress(steps, getSlug)}`, path }]
        : found
    })
  return collectUses(examples, Boolean, listUses, countPaths(examples))
}

/** The number of demos by the path of an option, counted once for all pages. */
const countPaths = oncePer((examples: ExampleCard[]) => countTexts(examples.flatMap(({ option }) => option)))

const countTexts = (texts: string[]): Record<string, number> => countBy(texts, (text) => text)

/** The address of an option in the table of its component. Variants are in it, such as the type of an annotation. */
const getAddress = (steps: OptionStep[], getSlug: GetSlug): string =>
  getOptionAddress(
    steps.flatMap(({ object, option, isVariant }) => (isVariant ? [getSlug(object), option.name] : [option.name])),
  )

function collectUses(
  examples: ExampleCard[],
  isOwn: (example: ExampleCard) => boolean,
  listUses: (example: ExampleCard) => { address: string; path: string }[],
  totals: Record<string, number>,
): Required<OptionExamples> {
  const found = new Map<string, { paths: string[]; users: Set<ExampleCard> }>()
  for (const example of examples)
    for (const { address, path } of listUses(example)) {
      const entry = found.get(address) ?? { paths: [], users: new Set() }
      entry.paths.push(path)
      entry.users.add(example)
      found.set(address, entry)
    }
  const listed = new Set<ExampleCard>()
  const chosen = [...found].map(([address, { paths, users }]) => {
    // an object can be in several places, and the page of examples shows the most frequent one
    const path = findMostFrequent(paths)
    const shown = [...users].filter((user, index) => isOwn(user) || index < ENOUGH).slice(0, MAX_SHOWN)
    for (const example of shown) listed.add(example)
    return { address, path, shown, count: Math.max(totals[path] ?? 0, shown.length) }
  })
  const indexes = new Map([...listed].map((example, index) => [example, index]))
  return {
    examples: [...listed].map(({ title, chartTitle: chart, link, thumbnail: picture }) => ({
      title,
      chart,
      link,
      picture,
    })),
    uses: Object.fromEntries(
      chosen.map(({ address, count, shown }): [string, OptionUses] => [
        address,
        [count, ...shown.flatMap((example) => indexes.get(example) ?? [])],
      ]),
    ),
    paths: Object.fromEntries(chosen.map(({ address, path }) => [address, path])),
  }
}

const findMostFrequent = (texts: string[]): string =>
  Object.entries(countTexts(texts)).toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''

interface UnusedOption {
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
