import { optionAddress, variantSegment } from '../../shared/options.ts'
import type { ApiDocumentation } from '../api/documentation.ts'
import { describedBy, isShared } from '../api/coverage.ts'
import { inlineMarkdown } from '../api/inline-markdown.ts'
import type { Option } from '../api/model.ts'

/** An option as the search finds it. */
export interface OptionSection {
  /** As one writes it: `xAxis.label.formatter`. */
  title: string
  /** Its address on the page. */
  id: string
  text: string
}

/** Shown once, under the shared options, and not again in every place that takes a style. */
const GENERIC = new Set(['ShapeAttrs', 'TextStyle'])

/** The options of a table: of a chart its own, of the shared ones all, with what is inside them. */
export function optionSections(table: string, api: ApiDocumentation): OptionSection[] {
  const options = api.library.definitions[table]?.options ?? []
  const prefix = api.render(table)?.address ?? ''
  const isChart = prefix === ''
  // what all charts share is found where it is shown for all
  const common = isChart ? closure('Options', api) : new Set<string>()
  const own = options.filter((option) => !isChart || !isShared(option) || describedBy(table, option, api.descriptions) !== api.descriptions.get(option.key))
  const label = table === 'Options' || isChart ? [] : [table === 'Plot' ? 'plot' : table]
  return own.flatMap((option) => sectionsOf(option, table, { path: label, address: prefix === '' ? [] : [prefix] }, common, api, 1))
}

interface Place {
  path: string[]
  address: string[]
}

/** Deeper than any option; what holds itself ends here. */
const DEEPEST = 8

function sectionsOf(option: Option, holder: string, place: Place, skipped: Set<string>, api: ApiDocumentation, depth: number): OptionSection[] {
  const path = [...place.path, option.name]
  const address = [...place.address, option.name]
  const here = { title: path.join('.'), id: optionAddress(address), text: textOf(option, holder, depth, api) }
  if (depth >= DEEPEST) return [here]
  const inner = option.nested.filter((id) => !GENERIC.has(id) && !skipped.has(id)).flatMap((id) => {
    const within = [...address, ...variantSegment(option.nested, api.tables.get(id)?.slug ?? '')]
    return (api.library.definitions[id]?.options ?? []).flatMap((nested) => sectionsOf(nested, id, { path, address: within }, skipped, api, depth + 1))
  })
  return [here, ...inner]
}

/** The description; deep inside only its first sentence, and of the style sheet none: its names say it. */
function textOf(option: Option, holder: string, depth: number, { descriptions }: ApiDocumentation): string {
  if (holder === 'StyleSheet') return ''
  const { text } = inlineMarkdown(describedBy(holder, option, descriptions)?.text ?? '')
  return depth > 1 ? (/^.+?\.(?= )/.exec(text)?.[0] ?? text) : text
}

/** All options objects that an object leads to. */
function closure(start: string, { library }: ApiDocumentation): Set<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    for (const nested of library.definitions[id]?.options.flatMap((option) => option.nested) ?? []) {
      if (found.has(nested)) continue
      found.add(nested)
      add(nested)
    }
  }
  add(start)
  return found
}
