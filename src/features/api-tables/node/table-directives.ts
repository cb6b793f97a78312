import { h } from 'hastscript'
import type { Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { formatSuggestion, type Problem } from '../../../core/node/files/problems.ts'
import { findNearest } from '../../../core/shared/find-nearest.ts'
import type { Project } from '../../../core/node/feature.ts'
import { CONFIG_FILE } from '../../../core/node/content/site-config.ts'
import { raw } from '../../../core/node/markdown/code.ts'
import { findDirectives } from '../../../core/node/markdown/directives.ts'
import type { Directive } from '../../../core/node/model/directive.ts'
import type { ParsedFile } from '../../../core/node/model/page-file.ts'
import { library } from '../../../library/node/index.ts'
import { findOption } from '../shared/options.ts'
import type { ApiDocumentation } from './documentation.ts'

/** The options objects whose tables are on a page. */
export const listTables = (tree: Root): string[] => findDirectives(tree, 'api').map(getTableId)

const getTableId = (node: LeafDirective): string => node.attributes?.id ?? ''

const EXAMPLE = `::api{id=${library.examples.component}}`

export function createTableDirective(api: ApiDocumentation): Directive {
  return {
    example: EXAMPLE,
    attributes: ['id'],
    check: (node) => {
      const id = getTableId(node)
      if (id === '') return `an API table needs an id; write ${EXAMPLE}`
      if (api.tables.has(id)) return undefined
      return `the library has no component or options object "${id}"${formatSuggestion(id, api.tables.keys())}`
    },
    ids: (node) => {
      const id = getTableId(node)
      const rendered = api.render(id)
      if (!rendered) return undefined
      const anchor = api.shared.has(id) ? api.tables.get(id)?.slug : undefined
      return { name: `the table of ${id}`, ids: rendered.ids, reservedFor: 'an option', anchor }
    },
    hasAllIds: (node) => api.complete && api.tables.has(getTableId(node)),
    render: (node) =>
      h('div', { className: ['api-table'], ...node.data?.hProperties }, [
        raw(api.render(getTableId(node))?.html ?? ''),
      ]),
  }
}

/** Whether an address belongs to an option of the page's tables, including options that are loaded on demand. */
export function hasOption(tree: Root, address: string, api: ApiDocumentation): boolean {
  return listTables(tree).some((id) => {
    const start = api.render(id)?.address
    if (start === undefined) return false
    const rest = start === '' ? address : address.startsWith(`${start}-`) ? address.slice(start.length + 1) : ''
    return rest !== '' && findOption(api.names, id, rest) !== undefined
  })
}

/** Checks that every component page has its table, and that no two pages document the same component. */
export function checkComponents(files: ParsedFile[], { library: { components } }: ApiDocumentation): Problem[] {
  const pages = new Map<string, string>()
  const problems: Problem[] = []
  for (const { file, matter, tree, isComplete } of files) {
    const { component } = matter.frontmatter
    if (!component) continue
    const report = (message: string) =>
      problems.push({ file: file.path, line: matter.findLine(['component']), message })
    const tables = listTables(tree)
    const other = pages.get(component)
    if (!components.includes(component)) {
      report(`the library has no component "${component}"${formatSuggestion(component, components)}`)
    } else if (other) {
      report(`${other} already documents ${component}; name another component`)
    } else if (isComplete && !tables.includes(component) && findNearest(component, tables) === undefined) {
      report(`the page of ${component} has no table of its options; add ::api{id=${component}}`)
    }
    if (!file.isDuplicate) pages.set(component, file.path)
  }
  return problems
}

/** Checks that every shared options object has its table on some page. */
export function checkSharedTables(files: ParsedFile[], api: ApiDocumentation, project: Project): Problem[] {
  const { config, sources, findConfigLine } = project
  // a table with a typo in its id counts, because the typo is reported already
  const shown = new Set(
    files
      .flatMap(({ tree }) => listTables(tree))
      .map((id) => (api.tables.has(id) ? id : findNearest(id, api.tables.keys()))),
  )
  const missing = [...api.shared].filter((id) => !shown.has(id))
  if (missing.length === 0) return []
  const { pathname, searchParams } = new URL(config.sharedOptions ?? '', 'https://site')
  const page = sources.find(({ route, tab }) => route === pathname && tab === (searchParams.get('tab') ?? ''))
  // the tables of a page that cannot be read are unknown
  if (page && !files.some(({ file, isComplete }) => file === page && isComplete)) return []
  const place = page
    ? { file: page.path, line: 1 }
    : { file: CONFIG_FILE, line: findConfigLine(`'${config.sharedOptions}'`) }
  const advice = page
    ? `add ${missing.map((id) => `::api{id=${id}}`).join(', ')} here`
    : 'create the page at "sharedOptions" with a table for each'
  const pronoun = missing.length === 1 ? 'it' : 'them'
  return [
    { ...place, message: `several components share ${missing.join(', ')}, but no page shows ${pronoun}; ${advice}` },
  ]
}
