import type { Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { findOption } from '../shared/options.ts'
import type { ApiDocumentation } from './documentation.ts'
import type { Report } from '../../../core/node/markdown/context.ts'
import { visitType } from '../../../core/node/markdown/visit.ts'

/** The API tables that a page shows. */
export function apiTablesOf(tree: Root): LeafDirective[] {
  const tables: LeafDirective[] = []
  visitType(tree, 'leafDirective', (node) => void (node.name === 'api' && tables.push(node)))
  return tables
}

export const objectOf = (table: LeafDirective): string => table.attributes?.id ?? ''

/** The ids of all rows that stand on a page from the start. */
export function rowIdsOf(tree: Root, api: ApiDocumentation): string[] {
  return apiTablesOf(tree).flatMap((table) => api.render(objectOf(table))?.ids ?? [])
}

/** Takes the ids of the rows, and gives the table of a shared object its address, where no heading has it. */
export function placeObjects(tree: Root, taken: Map<string, string>, api: ApiDocumentation, report: Report): void {
  for (const table of apiTablesOf(tree)) {
    const name = `the table of ${objectOf(table)}`
    const ids = api.render(objectOf(table))?.ids ?? []
    const twice = ids.find((id) => taken.has(id))
    if (twice !== undefined)
      report(
        table,
        taken.get(twice) === name
          ? `${name} stands on this page already; show it once`
          : `${name} has the id "${twice}", which ${taken.get(twice)} has already; show one of them on another page`,
      )
    for (const id of ids) taken.set(id, name)
    const { slug } = api.tables.get(objectOf(table)) ?? {}
    if (!slug || !api.shared.has(objectOf(table)) || taken.has(slug)) continue
    taken.set(slug, `the table of ${objectOf(table)}`)
    table.data = { ...table.data, hProperties: { id: slug } }
  }
}

/** Whether an address leads to an option of one of the tables, unfolded or not. */
export function hasOption(tree: Root, address: string, api: ApiDocumentation): boolean {
  return apiTablesOf(tree).some((table) => {
    const start = api.render(objectOf(table))?.address
    if (start === undefined) return false
    const rest = start === '' ? address : address.startsWith(`${start}-`) ? address.slice(start.length + 1) : ''
    return rest !== '' && findOption(api.names, objectOf(table), rest) !== undefined
  })
}
