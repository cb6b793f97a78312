import { createHash } from 'node:crypto'
import { memoize } from 'es-toolkit'
import type { Problem } from '../../../core/node/files/problems.ts'
import { collectReachable } from '../../../core/shared/collect-reachable.ts'
import type { Library } from '../../../library/node/model.ts'
import { listObjects } from '../../../library/shared/option-type.ts'
import { library as adapter } from '../../../library/node/index.ts'
import { createOutline, listNested, type OptionNames, type OptionPart, type OptionTable } from '../shared/options.ts'
import { checkCoverage } from './coverage.ts'
import { documentOptions, type DocumentedOption, checkEffects, findOptionUses } from './document-options.ts'
import { readDescriptions, type Description } from './descriptions.ts'
import { readAddresses, readGroups, type OptionGroup } from './layout.ts'
import { renderApiTable, type RenderedTable } from './render-table.ts'
import { buildTables } from './tables.ts'

/** The options of the library, with their descriptions and rendered tables. */
export interface ApiDocumentation {
  library: Library
  /** What the site says about the options, by the id of their object. */
  options: Map<string, DocumentedOption[]>
  tables: Map<string, OptionTable>
  /** Ids of the objects that are used in more than one place. Their tables are on the page of shared options. */
  shared: Set<string>
  groups: OptionGroup[]
  names: OptionNames
  /** A hash of all shared objects, for the addresses of their files. */
  version: string
  /** The files that are loaded on demand, by slug. */
  parts: Map<string, OptionPart>
  descriptions: Map<string, Description>
  /** False if groups or addresses have problems, so some addresses of options are unknown. */
  complete: boolean
  /** Renders the table for `::api{id=…}`. */
  render: (id: string) => RenderedTable | undefined
  problems: Problem[]
}

/** `getPage` returns the address of a component's page. */
export async function readApiDocumentation(
  root: string,
  getPage: (component: string) => string | undefined,
  sharedOptions: string,
): Promise<ApiDocumentation> {
  const { library, defaults } = await adapter.readOptions()
  const effects = adapter.readEffects()
  const { withoutEffect } = effects
  const uses = findOptionUses(library, withoutEffect)
  const history = adapter.readHistory()
  const getSince = adapter.createSinceLookup(history, library)
  const described = readDescriptions(root)
  const { descriptions, problems } = described
  const groups = readGroups(root, library)
  const addresses = readAddresses(root, library)
  const shared = findSharedObjects(library)
  const options = documentOptions({ library, defaults, descriptions, uses, getSince })
  const tables = buildTables({ library, options, shared, getSlug: addresses.getSlug, getPage, sharedOptions })
  const parts = new Map([...shared].map((id) => [addresses.getSlug(id), createPart(id, tables, shared)]))
  const names: OptionNames = {}
  for (const [id, { slug, rows }] of tables)
    names[id] = { slug, options: rows.map(({ name, nested = [] }) => [name, ...nested]) }
  const api: Omit<ApiDocumentation, 'render'> = {
    library,
    options,
    tables,
    shared,
    groups: groups.groups,
    names,
    version: createHash('sha256')
      .update(JSON.stringify([...parts]))
      .digest('hex')
      .slice(0, 10),
    parts,
    descriptions,
    complete: addresses.complete && groups.problems.length === 0,
    problems: [
      ...problems,
      ...groups.problems,
      ...addresses.problems,
      ...checkCoverage(library, described, defaults),
      ...adapter.checkEffects(effects),
      ...adapter.checkHistory(history),
      ...checkEffects(library, withoutEffect, uses, descriptions),
    ],
  }
  return { ...api, render: memoize((id) => renderApiTable(id, api)) }
}

/** The options objects that several others contain. They are loaded on demand, once for all pages. */
function findSharedObjects({ definitions }: Library): Set<string> {
  const parents = new Map<string, Set<string>>()
  for (const { id, options } of Object.values(definitions))
    for (const nested of options.flatMap(({ type }) => listObjects(type)))
      parents.set(nested, (parents.get(nested) ?? new Set()).add(id))
  return new Set([...parents].filter(([, ids]) => ids.size > 1).map(([id]) => id))
}

function createPart(id: string, tables: Map<string, OptionTable>, shared: Set<string>): OptionPart {
  // the object and those that only it contains
  const listOwn = (inner: string) => listNested(tables.get(inner)).filter((nested) => !shared.has(nested))
  const partTables = [...collectReachable([id], listOwn)].flatMap((inner) => tables.get(inner) ?? [])
  const others = new Set(partTables.flatMap(listNested).filter((nested) => shared.has(nested)))
  const outlines = [...others].flatMap((other) => {
    const table = tables.get(other)
    return table ? [[other, createOutline(table)] as const] : []
  })
  return { tables: partTables, outlines: Object.fromEntries(outlines) }
}
