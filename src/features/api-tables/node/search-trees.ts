import { renderInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import type { SearchTree, SearchTreeGroups, SearchTreeNode } from '../../../core/shared/search-entries.ts'
import { library } from '../../../library/node/index.ts'
import type { Option } from '../../../library/node/model.ts'
import { findDescription } from './descriptions.ts'
import type { ApiDocumentation } from './documentation.ts'

export interface OptionTrees {
  /** The options objects of the library, starting with those that all components share. */
  treeGroups: SearchTreeGroups
  /** The options of a table: only its own for a component, all of them for a shared object. */
  createTree: (id: string) => SearchTree | undefined
}

export function createOptionTrees(api: ApiDocumentation): OptionTrees {
  const { definitions, components } = api.library
  const { search, commonOptions } = library
  const tables = [...search.tables.map(({ id }) => id), ...components]
  const common = collectNested([commonOptions], api)
  const ids = [...new Set([...common, ...collectNested(tables, api)])]
  const indexes = new Map(ids.map((id, index) => [id, index]))
  const createNode = (option: Option, owner: string, shorten: (text: string) => string): SearchTreeNode => [
    option.name,
    shorten(getText(option, owner, api)),
    ...listNested(option, owner, api).flatMap((id) => indexes.get(id) ?? []),
  ]
  return {
    treeGroups: {
      common: common.size,
      groups: ids.map((id) => [
        api.tables.get(id)?.slug ?? '',
        ...(definitions[id]?.options ?? []).map((option) => createNode(option, id, cutFirstClause)),
      ]),
    },
    createTree: (id) => {
      if (!tables.includes(id)) return undefined
      const address = api.render(id)?.address ?? ''
      const isComponent = address === ''
      const options = (definitions[id]?.options ?? []).filter((option) => !isComponent || isOwn(option, id, api))
      const label = isComponent ? '' : (search.tables.find((table) => table.id === id)?.label ?? id)
      return [address, label, ...options.map((option) => createNode(option, id, cutFirstSentence))]
    },
  }
}

/** A shared option is indexed once for all components, unless the component has its own description of it. */
function isOwn(option: Option, component: string, { descriptions }: ApiDocumentation): boolean {
  return (
    !library.isSharedOption(option) || findDescription(component, option, descriptions) !== descriptions.get(option.key)
  )
}

function getText(option: Option, owner: string, { descriptions }: ApiDocumentation): string {
  if (library.search.withoutText.includes(owner)) return ''
  return renderInlineMarkdown(findDescription(owner, option, descriptions)?.text ?? '').text
}

// full descriptions would make the index a third larger than its budget

const cutFirstSentence = (text: string): string => /^.+?(?=[.:;] )/.exec(text)?.[0] ?? text

/** A nested option needs only the first clause, unless it is too short to be useful. */
const cutFirstClause = (text: string): string => /^.{20,}?(?=[.:;,] )/.exec(text)?.[0] ?? text

/** The objects below the row of an option. Those of ignored options are not shown. */
const listNested = ({ name }: Option, owner: string, { tables }: ApiDocumentation): string[] =>
  tables.get(owner)?.rows.find((row) => row.name === name)?.nested ?? []

/** Collects the options objects inside these, at any depth. */
function collectNested(start: string[], { tables }: ApiDocumentation): Set<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    for (const nested of tables.get(id)?.rows.flatMap((row) => row.nested ?? []) ?? []) {
      if (found.has(nested) || library.search.generic.includes(nested)) continue
      found.add(nested)
      add(nested)
    }
  }
  start.forEach(add)
  return found
}
