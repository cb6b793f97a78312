import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { library } from '../../../library/node/index.ts'
import { upgradeText } from '../shared/texts/index.ts'
import { findOption, getOptionAddress, type ApiDocumentation } from '../../api-tables/node/index.ts'

/** The table with the methods of a chart. */
const METHODS = 'Plot'

/** The pages that options are linked to. */
export interface OptionPages {
  api: Pick<ApiDocumentation, 'names' | 'tables'>
  componentPages: Map<string, string>
  sharedOptions: string
}

export type Content = ElementContent | string

/** An option as code, with a link to its row if the current version has it. */
export function renderOption(path: string, components: string[], pages: OptionPages): Element {
  const code = h('code', {}, path)
  const address = findRow(path, components, pages)
  return address === undefined ? code : h('a', { href: address }, [code])
}

/** The row of the option, or of the nearest option around it. */
function findRow(path: string, components: string[], { api, componentPages, sharedOptions }: OptionPages) {
  const table = components.find((id) => id === library.commonOptions || id === METHODS) ?? components[0] ?? ''
  const page = componentPages.get(table)
  const prefix = page ? [] : [api.tables.get(table)?.slug ?? '']
  const names = path.split('.')
  for (let length = names.length; length > 0; length--) {
    const address = getOptionAddress(names.slice(0, length))
    if (findOption(api.names, table, address)) return `${page ?? sharedOptions}#${[...prefix, address].join('-')}`
  }
  return undefined
}

/** More charts are shown as a number. */
const MAX_CHARTS = 6

/** The names of charts, with links to their pages. */
export function renderCharts(components: string[], { componentPages }: OptionPages): Content[] {
  if ([library.commonOptions, ...library.componentsWithoutPage].some((id) => components.includes(id)))
    return [upgradeText('upgrade.allCharts')]
  if (components.includes(METHODS)) return [upgradeText('upgrade.instance')]
  if (components.length > MAX_CHARTS)
    return [
      h('span', { title: components.join(', ') }, upgradeText('upgrade.someCharts', { count: components.length })),
    ]
  return join(
    components.map((id) => {
      const page = componentPages.get(id)
      return [page ? h('a', { href: page }, id) : id]
    }),
  )
}

/** Joins items with commas. */
export const join = (items: Content[][]): Content[] =>
  items.flatMap((item, index) => (index === 0 ? item : [', ', ...item]))
