import type { Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { formatSuggestion } from '../../../core/node/files/problems.ts'
import { findDirectives } from '../../../core/node/markdown/directives.ts'
import { parse } from '../../../core/node/markdown/tree.ts'
import type { Directive } from '../../../core/node/model/directive.ts'
import { library } from '../../../library/node/index.ts'
import { getChart, type Demo } from './read-demos.ts'
import { renderDemo, renderDemoGrid } from './render-card.ts'
import { listShowcaseCode, renderShowcase } from './render-showcase.ts'

/** The ids of the demos on a page, in page order. */
export const listDemos = (tree: Root): string[] =>
  findDirectives(tree, 'demo').flatMap(({ attributes }) => attributes?.id || [])

const splitIds = ({ attributes }: LeafDirective): string[] => attributes?.demos?.split(/[\s,]+/).filter(Boolean) ?? []

/** The demos of a page that is not parsed yet. Only its directives and the limits of its code blocks are read. */
export const listUnparsedDemos = (body: string): string[] =>
  listDemos(parse((body.match(/^(?:\s*(?:```|~~~)|::demo\b).*$/gm) ?? []).join('\n\n')))

const EXAMPLE = `::demo{id=${library.examples.demo}}`

export function createDemoDirective(demos: Map<string, Demo>): Directive {
  return {
    example: EXAMPLE,
    attributes: ['id', 'wide'],
    check: ({ attributes }) => checkDemoId(attributes?.id, demos, EXAMPLE),
    ids: ({ attributes }) => {
      const id = attributes?.id
      return id ? { name: `the demo "${id}"`, ids: [`demo-${id}`] } : undefined
    },
    render: ({ attributes }, { isFirst }) => {
      const demo = demos.get(attributes?.id ?? '')
      return demo && renderDemo(demo, { isFirst })
    },
    fitsHalf: ({ attributes }) => attributes?.wide === undefined,
    group: (elements, { demoColumns = 1 }) => renderDemoGrid(elements, demoColumns),
  }
}

/** Variants of one chart next to their code, such as at the top of the home page. */
export function createShowcaseDirective(demos: Map<string, Demo>, themePage?: string): Directive {
  const findDemos = (node: LeafDirective) => splitIds(node).flatMap((id) => demos.get(id) ?? [])
  const example = `::showcase{demos="${library.examples.demo}"}`
  return {
    example,
    attributes: ['demos'],
    check: (node) => {
      const ids = splitIds(node)
      if (ids.length === 0) return `a showcase needs demos; write ${example}`
      return ids.map((id) => checkDemoId(id, demos, example)).find((message) => message !== undefined)
    },
    ids: (node) => ({ name: 'the showcase', ids: splitIds(node).map((id) => `demo-${id}`) }),
    code: (node) => listShowcaseCode(findDemos(node)),
    render: (node, { highlight }) => renderShowcase(findDemos(node), highlight, themePage),
  }
}

/** The message for a missing or unknown id. */
export function checkDemoId(
  id: string | null | undefined,
  demos: Map<string, Demo>,
  example: string,
): string | undefined {
  if (!id) return `a demo needs an id; write ${example}`
  return demos.has(id) ? undefined : `demo "${id}" does not exist${suggestDemo(id, demos.values())}`
}

/** Suggests demos for an unknown id. A renamed demo is still in its folder, so only demos of that folder are listed. */
function suggestDemo(id: string, demos: Iterable<Demo>): string {
  const all = [...demos]
  const folders = new Set(all.map(getChart).filter((folder) => id.startsWith(`${folder}-`)))
  // `tiny-line-basic` belongs to `tiny-line`, not to `tiny`
  const [folder] = [...folders].toSorted((a, b) => b.length - a.length)
  const ids = all.filter((demo) => folder === undefined || getChart(demo) === folder).map((demo) => demo.id)
  return formatSuggestion(id, ids) || (folder === undefined ? '' : `; demos/${folder} has ${ids.join(', ')}`)
}
