import type { Feature, OutputFile, Project } from '../../../core/node/feature.ts'
import { library } from '../../../library/node/index.ts'
import {
  getOptionExamplesAddress,
  readProjectOptions,
  type ApiDocumentation,
  type OptionExamples,
} from '../../api-tables/node/index.ts'
import { FILTERS } from '../shared/filters.ts'
import { createExampleData, readExamples, type ExampleCard } from './read-examples.ts'
import { renderExamples } from './render-examples.ts'
import { listUnusedOptions, listUsesOfComponent, listUsesOfSharedObjects, summarizeUnusedOptions } from './used-in.ts'

export { readExamples, type ExampleCard } from './read-examples.ts'

/** The page with all demos, and which of them use an option. */
export const examples: Feature = {
  name: 'examples',
  client: {
    activate: 'src/features/examples/client/activate.ts',
    styles: { 'example-cards': 'src/features/examples/client/examples.css' },
  },
  queryKeys: [...FILTERS],
  async read(project) {
    const api = await readProjectOptions(project)
    const cards = await readExamples(project)
    const uses = cards.flatMap((card) => card.uses)
    const components = orderComponents(project)
    const { sidebar } = project.config
    const key = JSON.stringify([components, sidebar])
    return project.cache.getOrCreate('examples', [api, key, ...cards], () => ({
      directives: { examples: { example: '::examples', render: () => renderExamples(cards, sidebar) } },
      // the search finds demos on their own pages
      search: { entries: () => ({}), skippedElement: '<ul class="chart-cards example-cards">' },
      outputFiles: () => createUsedInFiles(cards, api, project),
      virtualModule: (name) =>
        name === 'virtual:examples' ? `export const data = ${JSON.stringify(createExampleData(cards))}` : undefined,
      summary: () => summarizeUnusedOptions(listUnusedOptions(components, uses, api)),
    }))
  },
}

const createUsedInFile = (route: string, create: () => OptionExamples): OutputFile => ({
  address: getOptionExamplesAddress(route),
  content: () => JSON.stringify(create()),
})

/** One file per page with tables: the demos that use the options on it. */
function createUsedInFiles(
  cards: ExampleCard[],
  { library: options, shared, tables }: ApiDocumentation,
  { componentPages, config: { sharedOptions = '' } }: Project,
): OutputFile[] {
  const getSlug = (object: string) => tables.get(object)?.slug ?? ''
  return [
    ...[...componentPages].map(([component, route]) =>
      createUsedInFile(route, () =>
        listUsesOfComponent(component, route.slice(route.lastIndexOf('/') + 1), cards, options, getSlug),
      ),
    ),
    createUsedInFile(sharedOptions.replace(/[?#].*/, ''), () => listUsesOfSharedObjects(cards, shared, getSlug)),
  ]
}

/** The components with a page: first those that are read most, then in the order of the side menu. */
function orderComponents({ config: { mostRead = [], sidebar }, componentPages }: Project): string[] {
  const routes = [...new Set([...mostRead, ...sidebar.flatMap(({ pages }) => pages)])]
  const components = new Map([...componentPages].map(([component, route]) => [route, component]))
  return routes
    .flatMap((route) => components.get(route) ?? [])
    .filter((component) => !library.componentsWithoutPage.includes(component))
}
