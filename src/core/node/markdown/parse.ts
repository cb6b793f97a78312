/// <reference types="mdast-util-directive" />
import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visitType } from './visit.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze()

/** Markdown text to its tree. Line numbers are those of the file. */
export function parse(body: string): Root {
  const tree = parser.parse(body)
  restoreTextDirectives(tree, body)
  return tree
}

/** `10:30` and `a:b` in prose look like inline directives, of which the site has none. */
function restoreTextDirectives(tree: Root, body: string): void {
  visitType(tree, 'textDirective', (node, index, parent) => {
    if (!parent || !node.position) return
    const { start, end } = node.position
    parent.children.splice(index, 1, { type: 'text', value: body.slice(start.offset, end.offset) })
    return SKIP
  })
}
