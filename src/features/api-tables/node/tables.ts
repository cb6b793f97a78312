import { escapeXml } from '../../../core/shared/escape.ts'
import type { OptionRow, OptionTable } from '../shared/options.ts'
import { findDescription, type Description } from './descriptions.ts'
import type { Defaults } from '../../../library/node/engine-defaults.ts'
import { renderInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import type { Definition, Library, Option, TypePart } from '../../../library/node/model.ts'

export interface TableSources {
  library: Library
  defaults: Record<string, Defaults>
  descriptions: Map<string, Description>
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
        defaults: pickKnownDefaults(defaults[definition.id] ?? {}, definition, library),
      },
    ]),
  )
}

function createRow(definition: Definition, option: Option, sources: TableSources): OptionRow {
  const described = findDescription(definition.id, option, sources.descriptions)
  return {
    name: option.name,
    description: described ? renderInlineMarkdown(described.text).html : '',
    type: option.type.map((part) => renderType(part, sources)).join(''),
    ...(described?.default === undefined ? {} : { fallback: renderInlineMarkdown(described.default).html }),
    ...(option.required ? { required: true } : {}),
    ...(option.nested.length > 0 ? { nested: option.nested } : {}),
  }
}

/** The name of an object that has its own table is a link. Other objects expand below the row. */
function renderType(part: TypePart, { shared, getSlug, getPage, sharedOptions }: TableSources): string {
  if (typeof part === 'string') return escapeXml(part)
  const address = shared.has(part.definition)
    ? `${sharedOptions}#${getSlug(part.definition)}`
    : getPage(part.definition)
  return address ? `<a href="${address}">${escapeXml(part.name)}</a>` : escapeXml(part.name)
}

/** Leaves out defaults without an option: the chart engine also has internal ones. */
function pickKnownDefaults(defaults: Defaults, definition: Definition, library: Library): Defaults {
  return Object.fromEntries(
    Object.entries(defaults).filter(([path]) => optionExists(path.split('.'), [definition.id], library)),
  )
}

function optionExists([name, ...rest]: string[], objects: string[], library: Library): boolean {
  return objects.some((id) => {
    const option = library.definitions[id]?.options.find((candidate) => candidate.name === name)
    return option !== undefined && (rest.length === 0 || optionExists(rest, option.nested, library))
  })
}
