import { escapeXml } from '../../../core/shared/escape.ts'
import type { OptionRow, OptionTable } from '../shared/options.ts'
import type { Description } from './descriptions.ts'
import type { Defaults } from '../../../library/node/engine-defaults.ts'
import { inlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import type { Definition, Library, Option, TypePart } from '../../../library/node/model.ts'
import { findDescription } from './coverage.ts'

export interface TableSources {
  library: Library
  defaults: Record<string, Defaults>
  descriptions: Map<string, Description>
  shared: Set<string>
  slugs: (id: string) => string
  pageOf: (component: string) => string | undefined
  /** The page with the options objects that several components share. */
  sharedOptions: string
}

/** Joins types, defaults and descriptions to the rows that a page draws. */
export function buildTables(sources: TableSources): Map<string, OptionTable> {
  const { library, defaults, slugs } = sources
  return new Map(
    Object.values(library.definitions).map((definition) => [
      definition.id,
      {
        id: definition.id,
        name: definition.name,
        slug: slugs(definition.id),
        rows: definition.options.map((option) => rowOf(definition, option, sources)),
        defaults: knownPaths(defaults[definition.id] ?? {}, definition, library),
      },
    ]),
  )
}

function rowOf(definition: Definition, option: Option, sources: TableSources): OptionRow {
  const described = findDescription(definition.id, option, sources.descriptions)
  return {
    name: option.name,
    description: described ? inlineMarkdown(described.text).html : '',
    type: option.type.map((part) => typeHtml(part, sources)).join(''),
    ...(described?.default === undefined ? {} : { fallback: inlineMarkdown(described.default).html }),
    ...(option.required ? { required: true } : {}),
    ...(option.nested.length > 0 ? { nested: option.nested } : {}),
  }
}

/** Names of what has a place of its own are links; the rest unfolds right below. */
function typeHtml(part: TypePart, { shared, slugs, pageOf, sharedOptions }: TableSources): string {
  if (typeof part === 'string') return escapeXml(part)
  const address = shared.has(part.definition) ? `${sharedOptions}#${slugs(part.definition)}` : pageOf(part.definition)
  return address ? `<a href="${address}">${escapeXml(part.name)}</a>` : escapeXml(part.name)
}

/** The defaults of options that exist: the engine also keeps some for itself. */
function knownPaths(defaults: Defaults, definition: Definition, library: Library): Defaults {
  return Object.fromEntries(
    Object.entries(defaults).filter(([path]) => exists(path.split('.'), [definition.id], library)),
  )
}

function exists([name, ...rest]: string[], objects: string[], library: Library): boolean {
  return objects.some((id) => {
    const option = library.definitions[id]?.options.find((candidate) => candidate.name === name)
    return option !== undefined && (rest.length === 0 || exists(rest, option.nested, library))
  })
}
