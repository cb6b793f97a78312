import type { Site } from '../../../core/node/feature.ts'
import type { PageLink } from '../../../core/shared/site.ts'
import type { DemoInfo } from '../shared/demo-info.ts'
import { listDemos } from './demo-directives.ts'
import { exportChartLoaders } from './demo-modules.ts'
import { getChart, type Demo } from './read-demos.ts'

const INFOS = 'virtual:demo-infos'

type Pages = Site['pages']

/** Creates the code of the virtual modules with the titles, descriptions and pages of demos, one module per chart. */
export function createInfoModule(name: string, demos: Demo[], { pages }: Pick<Site, 'pages'>): string | undefined {
  if (name === INFOS) return exportChartLoaders(demos, `${INFOS}/`)
  if (!name.startsWith(`${INFOS}/`)) return undefined
  const chart = name.slice(INFOS.length + 1)
  const own = demos.filter((demo) => getChart(demo) === chart)
  const places = getPlaces(pages)
  const infos = own.map(({ id, title, description }): [string, DemoInfo] => {
    const shown = places.get(id) ?? []
    // several pages can show a demo, and its chart's page comes first
    const page = shown.find(({ link }) => link.includes(`/${chart}#`)) ?? shown[0]
    return [id, { title, description, ...(page ? { page } : {}) }]
  })
  return `export const demos = ${JSON.stringify(Object.fromEntries(infos))}`
}

const placesOfPages = new WeakMap<Pages, Map<string, PageLink[]>>()

/** Where each demo is shown. Every chart needs it, so the pages are read once. */
function getPlaces(pages: Pages): Map<string, PageLink[]> {
  const known = placesOfPages.get(pages)
  if (known) return known
  const places = new Map<string, PageLink[]>()
  for (const [route, files] of pages) {
    const { title = '', navTitle = title } = files[0]?.matter.frontmatter ?? {}
    for (const { file, tree } of files) {
      const address = file.tab ? `${route}?tab=${file.tab}` : route
      for (const id of listDemos(tree))
        places.set(id, [...(places.get(id) ?? []), { title: navTitle, link: `${address}#demo-${id}` }])
    }
  }
  placesOfPages.set(pages, places)
  return places
}
