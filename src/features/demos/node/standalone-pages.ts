import type { Site } from '../../../core/node/feature.ts'
import type { ReadFile } from '../../../core/node/model/page-file.ts'
import { oncePer } from '../../../core/shared/once-per.ts'
import type { SpecialPage } from '../../../core/shared/page.ts'
import type { PageLink } from '../../../core/shared/site.ts'
import { DEMO_ROUTE, type StandaloneData } from '../shared/demo-files.ts'
import { listDemos, listUnparsedDemos } from './demo-directives.ts'
import { getChart, type Demo } from './read-demos.ts'

type Pages = Site['pages']

/** Creates the page that shows one demo alone. Undefined if the route is not the address of a demo. */
export function createStandalonePage(
  route: string,
  demos: Map<string, Demo>,
  pages: Pages,
): (SpecialPage & { data: StandaloneData }) | undefined {
  const demo = route.startsWith(DEMO_ROUTE) ? demos.get(route.slice(DEMO_ROUTE.length)) : undefined
  if (!demo) return undefined
  const { id, title, description } = demo
  const places = getPlaces(pages).get(id) ?? []
  // several pages can show a demo, and its chart's page comes first
  const page = places.find(({ link }) => link.includes(`/${getChart(demo)}#`)) ?? places[0]
  return { route, title, data: { demo: { id, title, description, ...(page ? { page } : {}) } } }
}

/** Where each demo is shown. Every demo needs it, so the pages are read once. */
const getPlaces = oncePer((pages: Pages): Map<string, PageLink[]> => {
  const places = new Map<string, PageLink[]>()
  for (const [route, files] of pages) {
    const { title = '', navTitle = title } = files[0]?.matter.frontmatter ?? {}
    for (const { file, tree } of files) {
      const address = file.tab ? `${route}?tab=${file.tab}` : route
      for (const id of listDemos(tree))
        places.set(id, [...(places.get(id) ?? []), { title: navTitle, link: `${address}#demo-${id}` }])
    }
  }
  return places
})

/** The addresses where demos are shown, in the order of the pages. The page of a demo's chart comes first. */
export function findPlaces(files: ReadFile[], demos: Map<string, Demo>): Map<string, string> {
  const places = new Map<string, string>()
  for (const { file, matter } of files) {
    const address = file.tab ? `${file.route}?tab=${file.tab}` : file.route
    for (const id of listUnparsedDemos(matter.body)) {
      const demo = demos.get(id)
      if (!demo || (places.has(id) && !file.route.endsWith(`/${getChart(demo)}`))) continue
      places.set(id, `${address}#demo-${id}`)
    }
  }
  return places
}
