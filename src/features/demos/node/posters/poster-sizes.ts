import type { Content } from '../../../../core/node/content/content.ts'
import { postersFor } from '../render-card.ts'
import { demosIn } from '../demo-directives.ts'
import type { PosterSize } from './posters.ts'

/** The first demo of each page that has one, by route. */
export function firstDemos({ pages }: Pick<Content, 'pages'>): Map<string, string> {
  return new Map(
    [...pages].flatMap(([route, [main]]) =>
      main
        ? demosIn(main.tree)
            .slice(0, 1)
            .map((id): [string, string] => [route, id])
        : [],
    ),
  )
}

/** Which pictures each demo needs, by the pages it stands on. */
export function sizesNeeded({ pages, context }: Pick<Content, 'pages' | 'context'>): Map<string, PosterSize[]> {
  const columns = new Map([...context.demos.keys()].map((id) => [id, 1]))
  for (const [main, ...tabs] of pages.values()) {
    for (const { tree } of main ? [main, ...tabs] : []) {
      for (const id of demosIn(tree))
        columns.set(id, Math.max(columns.get(id) ?? 1, main?.matter.frontmatter.demoColumns ?? 1))
    }
  }
  return new Map([...columns].map(([id, count]) => [id, postersFor(count)]))
}
