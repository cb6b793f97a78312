import type { Link, Nodes, Text } from 'mdast'
import { readFenceMeta } from '../../src/core/node/markdown/code.ts'
import { parse, visit } from '../../src/core/node/markdown/tree.ts'
import { withoutTrailingSlash } from '../../src/core/shared/routes.ts'

/** A range of a text and its replacement. */
interface Edit {
  from: number
  to: number
  text: string
}

/**
 * Creates Markdown that every engine reads the same way: without heading ids and code fence options, with links
 * to pages only, and with nothing that MDX would read as code. Directives are not changed.
 */
export function createPlainMarkdown(source: string, here: string, routes: Set<string>): string {
  const edits: Edit[] = []
  visit(parse(source), (node) => {
    if (node.type === 'text') edits.push(...findEscapes(node, source))
    if (node.type === 'link') edits.push(...editLinks(node, source, here, routes))
    if (node.type === 'code' && node.meta) edits.push(...editFences(node.meta, getStart(node), source))
  })
  return applyEdits(source, edits).replaceAll(/^(#+ .+?) *\\?\{#[\w.-]+\}$/gm, '$1')
}

/** `{` and `<` start code in MDX. Characters that are already escaped are not changed. */
function findEscapes(node: Text, source: string): Edit[] {
  const from = getStart(node)
  const signs = source.slice(from, getEnd(node)).matchAll(/\\[\s\S]|[{<]/g)
  return [...signs]
    .filter(([sign]) => sign.length === 1)
    .map(({ 0: sign, index }) => ({ from: from + index, to: from + index + 1, text: `\\${sign}` }))
}

/** Checking anchors is not part of the comparison, so links inside the site have none. */
function editLinks(node: Link, source: string, here: string, routes: Set<string>): Edit[] {
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (!first || !last || !source.startsWith('[', getStart(node))) return []
  if (node.url.startsWith('https:')) return []
  const path = withoutTrailingSlash(new URL(node.url, `https://site${here}`).pathname)
  const ending = { from: getEnd(last), to: getEnd(node) }
  if (routes.has(path)) return [{ ...ending, text: `](${path})` }]
  return [
    { from: getStart(node), to: getStart(first), text: '' },
    { ...ending, text: '' },
  ]
}

/** `[title] {lines}` has a different meaning, or none, in each engine. */
function editFences(meta: string, from: number, source: string): Edit[] {
  const { rest } = readFenceMeta(meta)
  const start = source.indexOf(meta, from)
  return rest === '' ? [{ from: start - 1, to: start + meta.length, text: '' }] : []
}

function applyEdits(source: string, edits: Edit[]): string {
  let result = ''
  let at = 0
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    result += source.slice(at, from) + text
    at = to
  }
  return result + source.slice(at)
}

const getStart = ({ position }: Nodes): number => position?.start.offset ?? 0
const getEnd = ({ position }: Nodes): number => position?.end.offset ?? 0
