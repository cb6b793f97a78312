import { renderInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import type { Library } from '../../../library/node/model.ts'
import { listObjects, printType, shortenType, type OptionType } from '../../../library/shared/option-type.ts'
import { escapeXml, escapeText } from '../../../core/shared/escape.ts'
import type { Since } from '../../../library/node/history/since.ts'
import { library } from '../../../library/node/index.ts'
import type { OptionRow, OptionTable } from '../shared/options.ts'
import { sinceText } from '../shared/texts/index.ts'
import { keepWords } from '../shared/option-html.ts'
import type { DocumentedOption } from './document-options.ts'

interface TableSources {
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
  const { options: documented, getSlug } = sources
  return new Map(
    Object.values(sources.library.definitions).map(({ id, name }) => {
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

/** The start tag of all badges, because the search skips them. */
export const getSinceTag = (): string => `<span class="kind" title="${escapeXml(sinceText('api.since.title'))}">`

/** The badge of an option that is newer than the oldest compared release. */
export function renderSince({ package: name, version }: Since): string {
  const release = `${library.historyNames[name]} ${version}`
  return ` ${getSinceTag()}${escapeXml(sinceText('api.since', { release }))}</span>`
}

/** Renders a type. `getAddress` returns the page of an options object. A long type has one line per member. */
export function renderType(
  type: OptionType,
  getAddress: (definition: string) => string | undefined,
): Pick<OptionRow, 'type' | 'shortType'> {
  const shortType = shortenType(type)
  const html = printType(type, shortType === undefined ? undefined : '\n| ').map((part) => {
    if (typeof part === 'string') return keepWords(escapeText(part))
    const address = getAddress(part.definition)
    return address ? `<a href="${address}">${escapeText(part.name)}</a>` : escapeText(part.name)
  })
  // the words of a long type can be wider than the column
  return shortType === undefined
    ? { type: html.join('') }
    : { type: html.join('').replaceAll('&lt;', '&lt;<wbr>'), shortType }
}
