import { collectReachable } from '../../../core/shared/collect-reachable.ts'
import { getVisibleText } from '../../../core/node/markdown/visible-text.ts'
import type { SearchTree, SearchTreeGroups, SearchTreeNode } from '../../../core/shared/search-entries.ts'
import { library } from '../../../library/node/index.ts'
import type { Option } from '../../../library/node/model.ts'
import { formatType } from '../../../library/shared/option-type.ts'
import { listNested } from '../shared/options.ts'
import { findDescription } from './descriptions.ts'
import type { ApiDocumentation } from './documentation.ts'

export function createOptionTrees(api: ApiDocumentation) {
  const { definitions, components } = api.library
  const { search, commonOptions } = library
  const tables = [...search.tables.map(({ id }) => id), ...components]
  const common = collectNested([commonOptions], api)
  const ids = [...new Set([...common, ...collectNested(tables, api)])]
  const indexes = new Map(ids.map((id, index) => [id, index]))
  const createNode = (option: Option, owner: string): SearchTreeNode => ({
    name: option.name,
    ...getFacts(option, owner, api),
    groups: listShown(option, owner, api).flatMap((id) => indexes.get(id) ?? []),
  })
  /** The options objects of the library, starting with those that all components share. */
  const treeGroups: SearchTreeGroups = {
    common: common.size,
    groups: ids.map((id) => ({
      slug: api.tables.get(id)?.slug ?? '',
      nodes: (definitions[id]?.options ?? []).map((option) => createNode(option, id)),
    })),
  }
  /** The options of a table. */
  const createTree = (id: string): SearchTree | undefined => {
    if (!tables.includes(id)) return undefined
    const address = api.render(id)?.address ?? ''
    const isComponent = address === ''
    const label = isComponent ? '' : (search.tables.find((table) => table.id === id)?.label ?? id)
    const nodes = (definitions[id]?.options ?? []).map((option) => ({
      ...createNode(option, id),
      ...(isComponent && !isOwn(option, id, api) ? { groups: [] } : {}),
    }))
    return { address, label, nodes }
  }
  return { treeGroups, createTree }
}

/** What is inside a shared option is indexed once for all components, unless the component describes the option itself. */
function isOwn(option: Option, component: string, { descriptions }: ApiDocumentation): boolean {
  return (
    !library.isSharedOption(option) || findDescription(component, option, descriptions) !== descriptions.get(option.key)
  )
}

/** The words of the other sentences are found on the page. Whole descriptions would not fit into the index. */
const cutFirstSentence = (text: string): string => /^.+?(?=[.:;] )/.exec(text)?.[0] ?? text

/** Longer defaults don't fit into a row of results. */
const MAX_DEFAULT_LENGTH = 24

/** What the table shows. */
function getFacts(
  option: Option,
  owner: string,
  { tables }: ApiDocumentation,
): Omit<SearchTreeNode, 'name' | 'groups'> {
  const table = tables.get(owner)
  const row = table?.rows.find(({ name }) => name === option.name)
  const value = table?.defaults[option.name]
  const shown = typeof value === 'string' ? value : getVisibleText(row?.fallback ?? '')
  const type = formatType(option.type)
  return {
    text: library.search.withoutText.includes(owner) ? '' : cutFirstSentence(getVisibleText(row?.description ?? '')),
    type: row?.shortType ?? type,
    default: shown.length > MAX_DEFAULT_LENGTH ? '' : shown,
  }
}

/** The objects below the row of an option. Those of ignored options are not shown. */
const listShown = ({ name }: Option, owner: string, { tables }: ApiDocumentation): string[] =>
  tables.get(owner)?.rows.find((row) => row.name === name)?.nested ?? []

/** Collects the options objects inside these, at any depth. */
function collectNested(start: string[], { tables }: ApiDocumentation): Set<string> {
  const listInner = (id: string) =>
    listNested(tables.get(id)).filter((nested) => !library.search.generic.includes(nested))
  return collectReachable(start.flatMap(listInner), listInner)
}
