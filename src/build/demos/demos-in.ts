import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** The ids of the demos that a page shows, in its order. */
export function demosIn(tree: Root): string[] {
  const ids: string[] = []
  visit(tree, 'leafDirective', (node) => void (node.name === 'demo' && node.attributes?.id && ids.push(node.attributes.id)))
  return ids
}
