import type { OptionRow, OptionTable } from '../shared/options.ts'
import { findDescription, type Description } from './descriptions.ts'
import { isIgnored, NO_EFFECT } from '../shared/ignored-options.ts'
import type { OptionUses } from './effects.ts'
import type { DefaultValues } from '../../../library/shared/default-value.ts'
import { library as adapter } from '../../../library/node/index.ts'
import { renderSince } from './since-html.ts'
import { renderType } from './type-html.ts'
import { renderInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import type { GetSince } from '../../../library/node/history/since.ts'
import type { Definition, Library, Option } from '../../../library/node/model.ts'

export interface TableSources {
  library: Library
  defaults: Record<string, DefaultValues>
  descriptions: Map<string, Description>
  uses: OptionUses
  getSince: GetSince
  shared: Set<string>
  getSlug: (id: string) => string
  /** The address of a component's page. */
  getPage: (component: string) => string | undefined
  /** The address of the page with the shared options objects. */
  sharedOptions: string
}

/** Joins types, defaults and descriptions to the tables of all options objects. */
export function buildTables(sources: TableSources): Map<string, OptionTable> {
  const { library, defaults, getSlug } = sources
  return new Map(
    Object.values(library.definitions).map((definition) => [
      definition.id,
      {
        id: definition.id,
        name: definition.name,
        slug: getSlug(definition.id),
        rows: definition.options.map((option) => createRow(definition, option, sources)),
        defaults: pickKnownDefaults(defaults[definition.id] ?? {}, definition, sources),
      },
    ]),
  )
}

function createRow(definition: Definition, option: Option, sources: TableSources): OptionRow {
  const described = findDescription(definition.id, option, sources.descriptions)
  const text = describeOption(definition.id, option.name, described?.text ?? '', sources)
  const ignored = isIgnored(text)
  const since = ignored ? undefined : sources.getSince(definition.id, option.name)
  return {
    name: option.name,
    description: renderInlineMarkdown(text).html,
    ...renderType(option.type, (id) => findAddress(id, sources)),
    ...(described?.default === undefined || ignored ? {} : { fallback: renderInlineMarkdown(described.default).html }),
    ...(option.required ? { required: true } : {}),
    ...(since ? { since: renderSince(since) } : {}),
    ...(option.nested.length > 0 && !ignored ? { nested: option.nested } : {}),
  }
}

/** Adds where an option has an effect: in the table of the shared options, and in charts that ignore it. */
function describeOption(owner: string, option: string, text: string, { uses }: TableSources): string {
  if (owner === adapter.commonOptions) return [text, uses.describeUses(option) ?? ''].join(' ').trim()
  return uses.hasEffect(owner, option) || text.startsWith(NO_EFFECT) ? text : NO_EFFECT
}

/** The place of an object that has its own table. Other objects expand below the row. */
function findAddress(id: string, { shared, getSlug, getPage, sharedOptions }: TableSources): string | undefined {
  return shared.has(id) ? `${sharedOptions}#${getSlug(id)}` : getPage(id)
}

/** Leaves out defaults without an option: the chart engine also has internal ones. */
function pickKnownDefaults(
  defaults: DefaultValues,
  { id, options }: Definition,
  { uses }: TableSources,
): DefaultValues {
  const names = new Set(options.map(({ name }) => name))
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => names.has(name) && uses.hasEffect(id, name)))
}
