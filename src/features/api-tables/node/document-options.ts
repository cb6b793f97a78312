import type { GetSince, Since } from '../../../library/node/history/since.ts'
import { library as adapter } from '../../../library/node/index.ts'
import type { Definition, Library, Option } from '../../../library/node/model.ts'
import type { DefaultValue, DefaultValues } from '../../../library/shared/default-value.ts'
import { findDescription, joinDescription, type Description } from './descriptions.ts'
import type { OptionUses } from './effects.ts'

/**
 * What the site says about an option of one options object. It is joined once: tables, controls, hints, search entries,
 * JSON and Markdown are views of it.
 */
export interface DocumentedOption extends Option, Pick<Description, 'ignored' | 'values' | 'range'> {
  /** Markdown. */
  description: string
  /** The default of the chart engine. */
  engineDefault?: DefaultValue
  /** Markdown, if the chart engine has none. */
  fallback?: string
  since?: Since
}

export interface OptionSources {
  library: Library
  defaults: Record<string, DefaultValues>
  descriptions: Map<string, Description>
  uses: OptionUses
  getSince: GetSince
}

/** Joins the types, descriptions, defaults, measured effects and releases of all options, by options object. */
export const documentOptions = (sources: OptionSources): Map<string, DocumentedOption[]> =>
  new Map(
    Object.values(sources.library.definitions).map((definition) => [
      definition.id,
      definition.options.map((option) => documentOption(definition, option, sources)),
    ]),
  )

function documentOption(
  { id }: Definition,
  option: Option,
  { descriptions, uses, defaults, getSince }: OptionSources,
): DocumentedOption {
  const { text = '', ignored: declared, default: fallback } = findDescription(id, option, descriptions) ?? {}
  // what is said about an option for all charts does not apply to one that ignores it
  const isMeasured = declared === undefined && !uses.hasEffect(id, option.name)
  const ignored = isMeasured ? 'here' : declared
  const readers = id === adapter.commonOptions ? uses.describeUses(option.name) : undefined
  const description = joinDescription(isMeasured ? '' : text, ignored)
  const engineDefault = uses.hasEffect(id, option.name) ? defaults[id]?.[option.name] : undefined
  const since = ignored ? undefined : getSince(id, option.name)
  return {
    ...option,
    description: readers === undefined ? description : `${description} ${readers}`,
    ...(ignored ? { ignored } : {}),
    ...(engineDefault === undefined ? {} : { engineDefault }),
    ...(fallback === undefined || ignored ? {} : { fallback }),
    ...(since ? { since } : {}),
    // the description of a chart's own says nothing about the values of a shared option
    ...pickValues(descriptions.get(option.key)),
    ...pickValues(findDescription(id, option, descriptions)),
  }
}

const pickValues = ({ values, range }: Partial<Description> = {}): Pick<Description, 'values' | 'range'> => ({
  ...(values && { values }),
  ...(range && { range }),
})
