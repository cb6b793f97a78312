import type { Site } from '../../../../core/node/feature.ts'
import { postersFor } from '../render-card.ts'
import { listDemos } from '../demo-directives.ts'
import type { PosterSize } from './posters.ts'

/** The first demo of each page that has one, by route. */
export function findFirstDemos({ pages }: Pick<Site, 'pages'>): Map<string, string> {
  return new Map(
    [...pages].flatMap(([route, [main]]) =>
      main
        ? listDemos(main.tree)
            .slice(0, 1)
            .map((id): [string, string] => [route, id])
        : [],
    ),
  )
}

/** The sizes in which each demo is shown, which depend on the columns of its pages. */
export function sizesNeeded({ pages }: Pick<Site, 'pages'>, demos: Map<string, unknown>): Map<string, PosterSize[]> {
  const columns = new Map([...demos.keys()].map((id) => [id, 1]))
  for (const [main, ...tabs] of pages.values()) {
    for (const { tree } of main ? [main, ...tabs] : []) {
      for (const id of listDemos(tree))
        columns.set(id, Math.max(columns.get(id) ?? 1, main?.matter.frontmatter.demoColumns ?? 1))
    }
  }
  return new Map([...columns].map(([id, count]) => [id, postersFor(count)]))
}
