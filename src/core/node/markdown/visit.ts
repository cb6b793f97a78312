import type { Nodes, Parents } from 'mdast'

/** Said by a visitor: what the node holds is not visited. */
export const SKIP = Symbol('skip')

type Visitor<Node> = (node: Node, index: number, parent: Parents | undefined) => typeof SKIP | void

/**
 * Shows every node of a tree, a parent before what it holds. It knows types and SKIP, and no more: the package that
 * has all of it makes a function for each node, which took a tenth of a build.
 */
export function visit(tree: Nodes, use: Visitor<Nodes>): void {
  visitInside(tree, 0, undefined, use)
}

/** Every node of a type. */
export function visitType<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
  use: Visitor<Extract<Nodes, { type: Type }>>,
): void {
  visit(tree, (node, index, parent) =>
    node.type === type ? use(node as Extract<Nodes, { type: Type }>, index, parent) : undefined,
  )
}

function visitInside(node: Nodes, index: number, parent: Parents | undefined, use: Visitor<Nodes>): void {
  if (use(node, index, parent) === SKIP || !('children' in node)) return
  // not a copy: a visitor may put another node in the place of one
  for (let place = 0; place < node.children.length; place++) {
    const child = node.children[place]
    if (child) visitInside(child, place, node, use)
  }
}
