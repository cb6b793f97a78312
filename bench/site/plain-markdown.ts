import type { Link, Nodes, Text } from 'mdast'
import { visit } from '../../src/core/node/markdown/visit.ts'
import { readFenceMeta } from '../../src/core/node/markdown/code.ts'
import { parse } from '../../src/core/node/markdown/parse.ts'
import { withoutTrailingSlash } from '../../src/core/shared/routes.ts'

/** A stretch of a text and what stands there instead. */
interface Edit {
  from: number
  to: number
  text: string
}

/**
 * Markdown that every engine reads alike: without ids of headings and what stands behind fences, with links
 * to pages alone, and with nothing that MDX would take for code. Directives are left as they are.
 */
export function plainMarkdown(source: string, here: string, routes: Set<string>): string {
  const edits: Edit[] = []
  visit(parse(source), (node) => {
    if (node.type === 'text') edits.push(...escapes(node, source))
    if (node.type === 'link') edits.push(...linkEdits(node, source, here, routes))
    if (node.type === 'code' && node.meta) edits.push(...fenceEdits(node.meta, startOf(node), source))
  })
  return applied(source, edits).replaceAll(/^(#+ .+?) *\\?\{#[\w.-]+\}$/gm, '$1')
}

/** `{` and `<` begin code in MDX. A sign that is escaped already stays so. */
function escapes(node: Text, source: string): Edit[] {
  const from = startOf(node)
  const signs = source.slice(from, endOf(node)).matchAll(/\\[\s\S]|[{<]/g)
  return [...signs]
    .filter(([sign]) => sign.length === 1)
    .map(({ 0: sign, index }) => ({ from: from + index, to: from + index + 1, text: `\\${sign}` }))
}

/** Dead anchors are no part of the comparison, so no link inside the site has one. */
function linkEdits(node: Link, source: string, here: string, routes: Set<string>): Edit[] {
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (!first || !last || !source.startsWith('[', startOf(node))) return []
  if (node.url.startsWith('https:')) return []
  const path = withoutTrailingSlash(new URL(node.url, `https://site${here}`).pathname)
  const ending = { from: endOf(last), to: endOf(node) }
  if (routes.has(path)) return [{ ...ending, text: `](${path})` }]
  return [
    { from: startOf(node), to: startOf(first), text: '' },
    { ...ending, text: '' },
  ]
}

/** `[title] {lines}` means something else, or nothing, to each engine. */
function fenceEdits(meta: string, from: number, source: string): Edit[] {
  const { rest } = readFenceMeta(meta)
  const start = source.indexOf(meta, from)
  return rest === '' ? [{ from: start - 1, to: start + meta.length, text: '' }] : []
}

function applied(source: string, edits: Edit[]): string {
  let result = ''
  let at = 0
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    result += source.slice(at, from) + text
    at = to
  }
  return result + source.slice(at)
}

const startOf = ({ position }: Nodes): number => position?.start.offset ?? 0
const endOf = ({ position }: Nodes): number => position?.end.offset ?? 0
