import { kebabCase } from '../../../core/shared/kebab-case.ts'
import type { Problem } from '../../../core/node/files/problems.ts'
import { library as adapter } from '../../../library/node/index.ts'
import type { Library } from '../../../library/node/model.ts'
import type { Description } from './descriptions.ts'

/** Which charts read which of the shared options. */
export interface OptionUses {
  /** False if the option is shared, but this component ignores it. */
  hasEffect: (component: string, option: string) => boolean
  /** The sentence about the charts that read a shared option; undefined if all or none of them do. */
  describeUses: (option: string) => string | undefined
}

export function findOptionUses(library: Library, withoutEffect: Record<string, string[]>): OptionUses {
  const components = Object.keys(withoutEffect)
  const owners = (option: string) =>
    components.filter((id) =>
      library.definitions[id]?.options.some((own) => own.name === option && adapter.isSharedOption(own)),
    )
  const ignores = (component: string, option: string) => withoutEffect[component]?.includes(option) ?? false
  // an option that no chart reads is described once for all of them
  const isRead = (option: string) => owners(option).some((id) => !ignores(id, option))
  return {
    hasEffect: (component, option) =>
      !(ignores(component, option) && owners(option).includes(component) && isRead(option)),
    describeUses(option) {
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
