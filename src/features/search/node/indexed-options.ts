import type { IndexedObject, IndexedOption, IndexedTable } from '../shared/search-index.ts'
import { describedBy, isShared } from '../../api-tables/node/coverage.ts'
import type { ApiDocumentation } from '../../api-tables/node/documentation.ts'
import { inlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import type { Option } from '../../../library/node/model.ts'

/** Shown once, under the shared options, and not again in every place that takes a style. */
const GENERIC = new Set(['ShapeAttrs', 'TextStyle'])

/** The options objects of the library in the form of the index: those that all charts share first. */
export interface IndexedObjects {
  objects: IndexedObject[]
  common: number
  /** The options of a table: of a chart its own, of the shared ones all. */
  tableOf: (id: string, page: string) => IndexedTable
}

export function indexObjects(tables: string[], api: ApiDocumentation): IndexedObjects {
  const { definitions } = api.library
  const common = reached(['Options'], api)
  const ids = [...new Set([...common, ...reached(tables, api)])]
  const places = new Map(ids.map((id, index) => [id, index]))
  const indexed = (option: Option, holder: string, shorten: (text: string) => string): IndexedOption => [
    option.name,
    shorten(textOf(option, holder, api)),
    ...option.nested.flatMap((id) => places.get(id) ?? []),
  ]
  return {
    common: common.size,
    objects: ids.map((id) => [
      api.tables.get(id)?.slug ?? '',
      ...(definitions[id]?.options ?? []).map((option) => indexed(option, id, firstClause)),
    ]),
    tableOf: (id, page) => {
      const address = api.render(id)?.address ?? ''
      const isChart = address === ''
      const options = (definitions[id]?.options ?? []).filter((option) => !isChart || isOwn(option, id, api))
      const label = isChart || id === 'Options' ? '' : id === 'Plot' ? 'plot' : id
      return [page, address, label, ...options.map((option) => indexed(option, id, firstSentence))]
    },
  }
}

/** What all charts share is found where it is shown for all, unless the chart has words of its own for it. */
function isOwn(option: Option, chart: string, { descriptions }: ApiDocumentation): boolean {
  return !isShared(option) || describedBy(chart, option, descriptions) !== descriptions.get(option.key)
}

/** The names of the style sheet say it all. */
function textOf(option: Option, holder: string, { descriptions }: ApiDocumentation): string {
  return holder === 'StyleSheet' ? '' : inlineMarkdown(describedBy(holder, option, descriptions)?.text ?? '').text
}

// whole descriptions would make the index a third larger than it may be

const firstSentence = (text: string): string => /^.+?(?=[.:;] )/.exec(text)?.[0] ?? text

/** Inside an option its first words do, unless they are too few to say anything. */
const firstClause = (text: string): string => /^.{20,}?(?=[.:;,] )/.exec(text)?.[0] ?? text

/** All options objects that these lead to. */
function reached(start: string[], { library }: ApiDocumentation): Set<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    for (const nested of library.definitions[id]?.options.flatMap((option) => option.nested) ?? []) {
      if (found.has(nested) || GENERIC.has(nested)) continue
      found.add(nested)
      add(nested)
    }
  }
  start.forEach(add)
  return found
}
