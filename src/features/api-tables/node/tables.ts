import { renderInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import type { Library } from '../../../library/node/model.ts'
import { listObjects } from '../../../library/shared/option-type.ts'
import type { OptionRow, OptionTable } from '../shared/options.ts'
import type { DocumentedOption } from './document-options.ts'
import { renderSince } from './since-html.ts'
import { renderType } from './type-html.ts'

export interface TableSources {
  library: Library
  options: Map<string, DocumentedOption[]>
  shared: Set<string>
  getSlug: (id: string) => string
  /** The address of a component's page. */
  getPage: (component: string) => string | undefined
  /** The address of the page with the shared options objects. */
  sharedOptions: string
}

/** Renders the options of all objects as the rows of tables. */
export function buildTables(sources: TableSources): Map<string, OptionTable> {
  const { library, options: documented, getSlug } = sources
  return new Map(
    Object.values(library.definitions).map(({ id, name }) => {
      const options = documented.get(id) ?? []
      const rows = options.map((option) => createRow(option, sources))
      return [id, { id, name, slug: getSlug(id), rows, defaults: listDefaults(options) }]
    }),
  )
}

/** The chart engine also has defaults without an option. They are left out. */
const listDefaults = (options: DocumentedOption[]): OptionTable['defaults'] =>
  Object.fromEntries(
    options.flatMap(({ name, engineDefault }) => (engineDefault === undefined ? [] : [[name, engineDefault]])),
  )

function createRow(option: DocumentedOption, sources: TableSources): OptionRow {
  const { name, description, ignored, type, fallback, required, since } = option
  const nested = ignored ? [] : listObjects(type)
  return {
    name,
    description: renderInlineMarkdown(description).html,
    ...(ignored ? { ignored } : {}),
    ...renderType(type, (id) => findAddress(id, sources)),
    ...(fallback === undefined ? {} : { fallback: renderInlineMarkdown(fallback).html }),
    ...(required ? { required: true } : {}),
    ...(since ? { since: renderSince(since) } : {}),
    ...(nested.length > 0 ? { nested } : {}),
  }
}

/** The place of an object that has its own table. Other objects expand below the row. */
function findAddress(id: string, { shared, getSlug, getPage, sharedOptions }: TableSources): string | undefined {
  return shared.has(id) ? `${sharedOptions}#${getSlug(id)}` : getPage(id)
}
