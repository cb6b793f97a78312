/// <reference types="mdast-util-directive" />
import type { Element, Nodes as HtmlNodes, Properties } from 'hast'
import type { BlockContent, DefinitionContent, Heading, Nodes, Parents, PhrasingContent, Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Node } from 'unist'

/** An element around Markdown, such as the section of a release. */
export interface Wrapper extends Node {
  type: 'wrapper'
  data: { hName: string; hProperties: Properties }
  children: (BlockContent | DefinitionContent | Wrapper | Finished)[]
}

/** Finished HTML inside the Markdown tree. */
export interface Finished extends Node {
  type: 'finished'
  element: Element
}

declare module 'mdast' {
  interface RootContentMap {
    wrapper: Wrapper
    finished: Finished
  }
}

export function createWrapper(
  tag: string,
  className: string,
  children: Wrapper['children'],
  properties?: Properties,
): Wrapper {
  return { type: 'wrapper', data: { hName: tag, hProperties: { ...properties, className: [className] } }, children }
}

export function createFinished(element: Element): Finished {
  return { type: 'finished', element }
}

export function createHeading(depth: Heading['depth'], id: string, children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children, data: { hProperties: { id } } }
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze()

/** Parses Markdown. Line numbers are those of the file. */
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

/** Returned by a visitor to skip the children of a node. */
export const SKIP = Symbol('skip')

type Visitor<Visited> = (node: Visited, index: number, parent: Parents | undefined) => typeof SKIP | void

/**
 * Calls the visitor for every node of a tree, parents before children. `unist-util-visit` creates a function for
 * each node, which took a tenth of the build time.
 */
export function visit(tree: Nodes, visitor: Visitor<Nodes>): void {
  visitNode(tree, 0, undefined, visitor)
}

export function visitType<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
  visitor: Visitor<Extract<Nodes, { type: Type }>>,
): void {
  visit(tree, (node, index, parent) =>
    node.type === type ? visitor(node as Extract<Nodes, { type: Type }>, index, parent) : undefined,
  )
}

function visitNode(node: Nodes, index: number, parent: Parents | undefined, visitor: Visitor<Nodes>): void {
  if (visitor(node, index, parent) === SKIP || !('children' in node)) return
  // not a copy of the list, because a visitor may replace nodes
  for (let place = 0; place < node.children.length; place++) {
    const child = node.children[place]
    if (child) visitNode(child, place, node, visitor)
  }
}

/** Whether a node is an element with one of these names. Without names, any element is meant. */
export const isElement = (node: HtmlNodes | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName))

export const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name)
