import { visit } from 'unist-util-visit'
import type { Content } from '../content.ts'
import { postersFor } from './card.ts'
import type { PosterSize } from './posters.ts'

/** The first demo of each page that has one, by route. */
export function firstDemos({ pages }: Pick<Content, 'pages'>): Map<string, string> {
  const firsts = new Map<string, string>()
  for (const [route, [main]] of pages) {
    if (main) visit(main.tree, 'leafDirective', (node) => void (node.attributes?.id && !firsts.has(route) && firsts.set(route, node.attributes.id)))
  }
  return firsts
}

/** Which pictures each demo needs, by the pages it stands on. */
export function sizesNeeded({ pages, context }: Pick<Content, 'pages' | 'context'>): Map<string, PosterSize[]> {
  const columns = new Map([...context.demos.keys()].map((id) => [id, 1]))
  for (const [main, ...tabs] of pages.values()) {
    for (const { tree } of main ? [main, ...tabs] : []) {
      visit(tree, 'leafDirective', (node) => {
        const id = node.attributes?.id ?? ''
        columns.set(id, Math.max(columns.get(id) ?? 1, main?.matter.frontmatter.demoColumns ?? 1))
      })
    }
  }
  return new Map([...columns].map(([id, count]) => [id, postersFor(count)]))
}
