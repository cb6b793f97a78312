import type { OptionRow, OptionTable } from '../shared/options.ts'
import { findDescription, joinDescription, type Description } from './descriptions.ts'
import type { OptionUses } from './effects.ts'
import type { DefaultValues } from '../../../library/shared/default-value.ts'
import { listObjects } from '../../../library/shared/option-type.ts'
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
  // what is said about an option for all charts does not apply to one that ignores it
  const isMeasured = described?.ignored === undefined && !sources.uses.hasEffect(definition.id, option.name)
  const ignored = isMeasured ? 'here' : described?.ignored
  const text = joinDescription(isMeasured ? '' : (described?.text ?? ''), ignored)
  const nested = listObjects(option.type)
  const since = ignored ? undefined : sources.getSince(definition.id, option.name)
  return {
    name: option.name,
    description: renderInlineMarkdown(addUses(text, definition.id, option.name, sources)).html,
    ...(ignored ? { ignored } : {}),
    ...renderType(option.type, (id) => findAddress(id, sources)),
    ...(described?.default === undefined || ignored ? {} : { fallback: renderInlineMarkdown(described.default).html }),
    ...(option.required ? { required: true } : {}),
    ...(since ? { since: renderSince(since) } : {}),
    ...(nested.length > 0 && !ignored ? { nested } : {}),
  }
}

/** Adds in the table of the shared options which charts read an option. */
const addUses = (text: string, owner: string, option: string, { uses }: TableSources): string =>
  owner === adapter.commonOptions ? [text, uses.describeUses(option) ?? ''].join(' ').trim() : text

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
