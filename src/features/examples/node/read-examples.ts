import { pick } from 'es-toolkit'
import type { Project } from '../../../core/node/feature.ts'
import { readProjectOptions } from '../../api-tables/node/index.ts'
import { findPlaces, getChart, readProjectDemos, readThumbnails, type Demo } from '../../demos/node/index.ts'
import type { Example, ExampleData } from '../shared/filters.ts'
import { findComponents, findOptionUses, formatPath, parseDemo, type OptionUse } from './option-uses.ts'
import { findFeatures, findShape } from './tags.ts'

/** A demo on the page. */
export interface ExampleCard extends Example {
  id: string
  title: string
  /** The title of its chart's page. */
  chartTitle: string
  /** Its place on a page: `/api/line#demo-line-basic`. */
  link: string
  /** The address of its thumbnail. Undefined until its poster is drawn. */
  thumbnail?: string
  uses: OptionUse[]
}

/** Reads the demos that are on a page, in the order of the side menu and the pages. */
export async function readExamples(project: Project): Promise<ExampleCard[]> {
  const { library } = await readProjectOptions(project)
  const { demos } = readProjectDemos(project)
  const thumbnails = readThumbnails(project)
  const places = findPlaces(project.files, demos)
  const charts = listChartPages(project)
  const createCard = (demo: Demo, link: string): ExampleCard[] => {
    const { id, title, description, keywords, files } = demo
    const code = parseDemo(files)
    const drawn = findComponents(code, library.components)
    // demos of other pages belong to the chart that they draw
    const page =
      charts.find(({ chart }) => chart === getChart(demo)) ??
      charts.find(({ route }) => route === project.componentPages.get(drawn[0] ?? ''))
    if (!page) return []
    const uses = findOptionUses(code, library)
    const options = new Map<string, string[]>()
    for (const { steps, values } of uses) {
      const path = formatPath(steps)
      options.set(path, [...(options.get(path) ?? []), ...values])
    }
    const components = [...new Set([...drawn, ...uses.map(({ component }) => component)])]
    const facts = { options, components, keywords, code: files.map(({ source }) => source).join('\n') }
    return [
      {
        id,
        title,
        link,
        thumbnail: thumbnails.get(id)?.address,
        uses,
        chart: page.chart,
        chartTitle: page.title,
        task: page.task,
        feature: findFeatures(facts),
        data: findShape(facts),
        option: [...options.keys()].toSorted(),
        text: [title, description, ...keywords].join(' ').toLowerCase(),
      },
    ]
  }
  const order = charts.map(({ chart }) => chart)
  return [...places]
    .flatMap(([id, link]) => {
      const demo = demos.get(id)
      if (!demo) return []
      const inputs = [library, link, thumbnails.get(id), JSON.stringify([demo.files, charts])]
      return project.cache.getOrCreate(`example ${id}`, inputs, () => createCard(demo, link))
    })
    .toSorted((a, b) => order.indexOf(a.chart) - order.indexOf(b.chart))
}

/** The charts of the side menu, with the group that each is in. */
const listChartPages = ({ config, files }: Project) =>
  config.sidebar.flatMap(({ id, pages }) =>
    pages.flatMap((route) => {
      const page = files.find(({ file }) => file.route === route && file.tab === '')
      const chart = route.slice(route.lastIndexOf('/') + 1)
      return page ? [{ chart, route, title: page.matter.frontmatter.title, task: id }] : []
    }),
  )

/** The data of the filters, in the order of the cards. Paths are written once, because most demos share them. */
export function createExampleData(examples: ExampleCard[]): ExampleData {
  const options = [...new Set(examples.flatMap(({ option }) => option))].toSorted()
  const indexes = new Map(options.map((path, index) => [path, index]))
  return {
    options,
    examples: examples.map((example) => ({
      ...pick(example, ['chart', 'task', 'feature', 'data', 'text']),
      option: example.option.flatMap((path) => indexes.get(path) ?? []),
    })),
  }
}
