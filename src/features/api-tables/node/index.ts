import { getFolderStamp } from '../../../core/node/files/cache.ts'
import type { Feature, FeatureContent, OutputFile, Project } from '../../../core/node/feature.ts'
import type { InlineText } from '../../../core/node/model/page-file.ts'
import { ALL_OPTIONS, getOptionFileAddress } from '../shared/options.ts'
import { readApiDocumentation, type ApiDocumentation } from './documentation.ts'
import { createOptionTrees } from './search-trees.ts'
import { getSinceTag } from './tables.ts'
import { checkComponents, checkSharedTables, createTableDirective, hasOption, listTables } from './table-directives.ts'

export type { ApiDocumentation } from './documentation.ts'
export type { DocumentedOption } from './document-options.ts'
export { groupRows, isComponentWithPage } from './render-table.ts'
export * from '../shared/option-examples.ts'
export { optionText } from '../shared/texts/index.ts'
export { findOption, getOptionAddress, getVariantSegment, type OptionRow, type OptionTable } from '../shared/options.ts'
export { listTables } from './table-directives.ts'

const DESCRIPTION_FILE = /^content\/options\/(?:groups|addresses)\.yaml$|^content\/options\/.+\/[^/]+\.yaml$/

/** Tables of all options of a component, from the types and defaults of the library and our descriptions. */
export const apiTables: Feature = {
  name: 'api-tables',
  client: { activate: 'src/features/api-tables/client/activate.ts' },
  sources: [
    {
      folder: 'content',
      isRead: (file) => DESCRIPTION_FILE.test(file),
      advice: 'descriptions of options are in content/options/<package>/<Type>.yaml',
    },
  ],
  hosting: { hashedFolders: ['options'] },
  async read(project) {
    const api = await readProjectOptions(project)
    return project.cache.getOrCreate('api tables content', [api], () =>
      createContent(api, project.config.sharedOptions ?? ''),
    )
  },
}

/** Reads the options of the library and their descriptions, also for other features. */
export async function readProjectOptions(project: Project): Promise<ApiDocumentation> {
  const { cache, root, config, componentPages } = project
  const { sharedOptions = '' } = config
  const pages = JSON.stringify([...componentPages])
  return cache.getOrCreate('api tables', [getFolderStamp(root, 'content/options'), pages, sharedOptions], () =>
    readApiDocumentation(root, (component) => componentPages.get(component), sharedOptions),
  )
}

function createContent(api: ApiDocumentation, sharedOptions: string): FeatureContent {
  const { treeGroups, createTree } = createOptionTrees(api)
  return {
    problems: api.problems,
    directives: { api: createTableDirective(api) },
    inlineTexts: listInlineTexts(api, sharedOptions),
    findProblems: (files, project) => [...checkComponents(files, api), ...checkSharedTables(files, api, project)],
    hasTarget: ({ tree }, id) => hasOption(tree, id, api),
    search: {
      entries: ({ tree }) => ({
        trees: listTables(tree)
          .map(createTree)
          .filter((found) => found !== undefined),
      }),
      treeGroups,
      skippedElement: getSinceTag(),
    },
    outputFiles: () => createOptionFiles(api),
  }
}

/** Descriptions and defaults in Markdown. Core checks their links. */
function listInlineTexts({ descriptions }: ApiDocumentation, route: string): InlineText[] {
  return [...descriptions.values()].flatMap(({ file, line, text, default: fallback }) =>
    [text, ...(fallback === undefined ? [] : [fallback])].map((part) => ({ file, route, line, text: part })),
  )
}

/** The files that the browser loads when an option is expanded or the table is filtered. */
function createOptionFiles({ parts, version }: ApiDocumentation): OutputFile[] {
  const files = [...parts, [ALL_OPTIONS, Object.fromEntries(parts)] as const]
  return files.map(([name, data]) => ({
    address: getOptionFileAddress(name, version),
    content: () => JSON.stringify(data),
  }))
}
