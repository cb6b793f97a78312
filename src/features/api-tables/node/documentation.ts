import { createHash } from 'node:crypto'
import { outlineOf, type OptionNames, type OptionPart, type OptionTable } from '../shared/options.ts'
import type { Problem } from '../../../core/node/files/problems.ts'
import { checkCoverage } from './coverage.ts'
import { readDescriptions, type Description } from './descriptions.ts'
import { readAddresses, readGroups, type OptionGroup } from './layout.ts'
import type { Library } from '../../../library/node/model.ts'
import { library as adapter } from '../../../library/node/index.ts'
import { renderApiTable, type RenderedTable } from './render-table.ts'
import { sharedObjects } from './sharing.ts'
import { buildTables } from './tables.ts'

/** Everything the site knows about the options of the library. */
export interface ApiDocumentation {
  library: Library
  tables: Map<string, OptionTable>
  /** The objects that have a place under the shared options. */
  shared: Set<string>
  groups: OptionGroup[]
  names: OptionNames
  /** Changes with any option. */
  version: string
  /** What the browser asks for, by the slug in its address. */
  parts: Map<string, OptionPart>
  descriptions: Map<string, Description>
  /** Whether all addresses of options are known. They are not while groups or addresses cannot be read. */
  complete: boolean
  /** The table for `::api{id=…}`. */
  render: (id: string) => RenderedTable | undefined
  problems: Problem[]
}

/** `pageOf` gives the address of a chart's page. */
export async function readApiDocumentation(
  root: string,
  pageOf: (component: string) => string | undefined,
  sharedOptions: string,
): Promise<ApiDocumentation> {
  const { library, defaults } = await adapter.readOptions()
  const described = readDescriptions(root)
  const { descriptions, problems } = described
  const groups = readGroups(root, library)
  const addresses = readAddresses(root, library)
  const shared = sharedObjects(library)
  const tables = buildTables({ library, defaults, descriptions, shared, slugs: addresses.slugs, pageOf, sharedOptions })
  const parts = new Map([...shared].map((id) => [addresses.slugs(id), partOf(id, tables, shared)]))
  const names: OptionNames = Object.fromEntries(
    [...tables].map(([id, { slug, rows }]) => [
      id,
      { slug, options: rows.map(({ name, nested = [] }) => [name, ...nested]) },
    ]),
  )
  const api: Omit<ApiDocumentation, 'render'> = {
    library,
    tables,
    shared,
    groups: groups.groups,
    names,
    version: createHash('sha256')
      .update(JSON.stringify([[...parts], names]))
      .digest('hex')
      .slice(0, 10),
    parts,
    descriptions,
    complete: addresses.complete && groups.problems.length === 0,
    problems: [...problems, ...groups.problems, ...addresses.problems, ...checkCoverage(library, described, defaults)],
  }
  const rendered = new Map<string, RenderedTable | undefined>()
  const render = (id: string) => {
    if (!rendered.has(id)) rendered.set(id, renderApiTable(id, api))
    return rendered.get(id)
  }
  return { ...api, render }
}

function partOf(id: string, tables: Map<string, OptionTable>, shared: Set<string>): OptionPart {
  const held = withPrivate(id, tables, shared)
  const others = new Set(
    held.flatMap(({ rows }) => rows.flatMap((row) => row.nested ?? [])).filter((nested) => shared.has(nested)),
  )
  const outlines = [...others].flatMap((other) => {
    const table = tables.get(other)
    return table ? [[other, outlineOf(table)] as const] : []
  })
  return { tables: held, outlines: Object.fromEntries(outlines) }
}

/** An object with all that only it holds. */
function withPrivate(id: string, tables: Map<string, OptionTable>, shared: Set<string>): OptionTable[] {
  const found = new Map<string, OptionTable>()
  const add = (inner: string) => {
    const table = tables.get(inner)
    if (!table || found.has(inner)) return
    found.set(inner, table)
    for (const nested of table.rows.flatMap((row) => row.nested ?? [])) if (!shared.has(nested)) add(nested)
  }
  add(id)
  return [...found.values()]
}
