import type { GetSince, Since } from '../../../library/node/history/since.ts'
import { library as adapter } from '../../../library/node/index.ts'
import type { Library, Option } from '../../../library/node/model.ts'
import type { DefaultValue, DefaultValues } from '../../../library/shared/default-value.ts'
import { kebabCase } from '../../../core/shared/kebab-case.ts'
import type { Problem } from '../../../core/node/files/problems.ts'
import { findDescription, joinDescription, type Description } from './descriptions.ts'

type OptionUses = ReturnType<typeof findOptionUses>

/** Which charts read which of the shared options. */
export function findOptionUses(library: Library, withoutEffect: Record<string, string[]>) {
  const components = Object.keys(withoutEffect)
  const owners = (option: string) =>
    components.filter((id) =>
      library.definitions[id]?.options.some((own) => own.name === option && adapter.isSharedOption(own)),
    )
  const ignores = (component: string, option: string) => withoutEffect[component]?.includes(option) ?? false
  // an option that no chart reads is described once for all of them
  const isRead = (option: string) => owners(option).some((id) => !ignores(id, option))
  return {
    /** False if the option is shared, but this component ignores it. */
    hasEffect: (component: string, option: string) =>
      !(ignores(component, option) && owners(option).includes(component) && isRead(option)),
    /** The sentence about the charts that read a shared option; undefined if all or none of them do. */
    describeUses(option: string) {
      const readers = owners(option).filter((id) => !ignores(id, option))
      const others = owners(option).filter((id) => ignores(id, option))
      if (readers.length === 0 || others.length === 0) return undefined
      return readers.length <= others.length
        ? `Has an effect only in ${listCharts(readers)} charts.`
        : `Has no effect in ${listCharts(others)} charts.`
    },
  }
}

const listFormat = new Intl.ListFormat('en')

const listCharts = (components: string[]): string =>
  listFormat.format(components.map((id) => kebabCase(id.replace(/Chart$/, '')).replaceAll('-', ' ')))

/** Reports descriptions of a chart that contradict what was measured. */
export function checkEffects(
  library: Library,
  withoutEffect: Record<string, string[]>,
  uses: OptionUses,
  descriptions: Map<string, Description>,
): Problem[] {
  return Object.keys(withoutEffect).flatMap((component) =>
    (library.definitions[component]?.options ?? []).flatMap(({ name, key }): Problem[] => {
      const ownKey = adapter.getOwnDescriptionKey(component, name)
      const own = ownKey === undefined ? undefined : descriptions.get(ownKey)
      if (!own || !adapter.isSharedOption({ key })) return []
      const { ignored, file, line } = own
      if (uses.hasEffect(component, name) === (ignored === undefined)) return []
      const message = uses.hasEffect(component, name)
        ? `"${name}" has an effect in this chart, but its description says that it has none; correct it`
        : `"${name}" has no effect in this chart; set "ignored: here" in its description or remove it`
      return [{ file, line, message }]
    }),
  )
}

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

interface OptionSources {
  library: Library
  defaults: Record<string, DefaultValues>
  descriptions: Map<string, Description>
  uses: OptionUses
  getSince: GetSince
}

/** Joins the types, descriptions, defaults, measured effects and releases of all options, by options object. */
export const documentOptions = (sources: OptionSources): Map<string, DocumentedOption[]> =>
  new Map(
    Object.values(sources.library.definitions).map(({ id, options }) => [
      id,
      options.map((option) => documentOption(id, option, sources)),
    ]),
  )

function documentOption(id: string, option: Option, sources: OptionSources): DocumentedOption {
  const { descriptions, uses, defaults, getSince } = sources
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
