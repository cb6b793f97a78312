import type { Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import type { Report } from '../../../core/node/markdown/context.ts'
import { visitType } from '../../../core/node/markdown/visit.ts'

/** The ids of the demos that a page shows, in its order. */
export function demosIn(tree: Root): string[] {
  return demoDirectives(tree).flatMap(({ attributes }) => attributes?.id || [])
}

/** Takes the ids that demos have on a page. Each demo stands on it once. */
export function placeDemos(tree: Root, taken: Map<string, string>, report: Report): void {
  for (const directive of demoDirectives(tree)) {
    const { id } = directive.attributes ?? {}
    if (!id) continue
    const address = `demo-${id}`
    if (taken.has(address)) report(directive, `the demo "${id}" stands on this page already; show it once`)
    taken.set(address, `the demo "${id}"`)
  }
}

function demoDirectives(tree: Root): LeafDirective[] {
  const found: LeafDirective[] = []
  visitType(tree, 'leafDirective', (node) => void (node.name === 'demo' && found.push(node)))
  return found
}
