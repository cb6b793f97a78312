import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Feature, FeatureContent, Project } from '../../../core/node/feature.ts'
import { getFolderStamp } from '../../../core/node/files/cache.ts'
import { library } from '../../../library/node/index.ts'
import type { ThemeFiles } from '../../../library/node/theme-files.ts'
import { DEMO_ROUTE } from '../shared/demo-route.ts'
import { createDemoDirective, createShowcaseDirective, listDemos, listPosterSizes } from './demo-directives.ts'
import { createInfoModule } from './demo-infos.ts'
import { createDemoModule, findPrefetch, prepareDemos } from './demo-modules.ts'
import { addColorScheme, checkPosters } from './posters/posters.ts'
import { checkCards, readCard } from './posters/social-cards.ts'
import { readDemos, type Demos } from './read-demos.ts'
import { createCompareDirective, createThemeFileDirective, THEME_ADDRESSES } from './theme-directives.ts'

export { findFirstDemo, listDemos } from './demo-directives.ts'
export { createThumbnail, type Thumbnail } from './posters/thumbnail.ts'
export type { Demo } from './read-demos.ts'

/** The online editors that receive a demo as a form. */
const EDITORS = ['https://codesandbox.io', 'https://stackblitz.com', 'https://codepen.io']

/** Live demos: small files that run unchanged in an application. Each has a poster, which is shown until it runs. */
export const demos: Feature = {
  name: 'demos',
  client: { start: 'src/features/demos/client/start.tsx' },
  sources: [
    {
      folder: 'demos',
      isRead: isDemoFile,
      advice: 'a demo is demos/<chart>/<name>.tsx, and its other files are in a folder of the same name',
    },
  ],
  hosting: {
    hashedFolders: ['posters'],
    specialRoutes: [DEMO_ROUTE],
    policy: {
      // the chart engine writes style attributes into tooltips and around its canvas
      'style-src-attr': ["'unsafe-inline'"],
      // charts are exported through data and blob addresses
      'img-src': ['data:', 'blob:'],
      // the chart engine creates a worker from its code to place labels
      'worker-src': ['blob:'],
      'form-action': EDITORS,
    },
  },
  plugins: () => [prepareDemos()],
  async read(project) {
    const found = readProjectDemos(project)
    const { versions, cache, config } = project
    const theme = await cache.getOrCreate('chart theme', [library.getThemeStamp()], library.buildThemeFiles)
    return cache.getOrCreate('demos content', [found, theme, config.themePage, JSON.stringify(versions)], () =>
      createContent(project, found, theme),
    )
  },
}

/** Reads the demos of the project, also for other features. */
export const readProjectDemos = ({ root, cache }: Project): Demos =>
  cache.getOrCreate('demos', [getFolderStamp(root, 'demos', 'posters')], () => readDemos(root))

function createContent(
  { root, versions, config }: Project,
  { demos: all, problems }: Demos,
  theme: ThemeFiles,
): FeatureContent {
  return {
    problems,
    directives: {
      demo: createDemoDirective(all, config.themePage),
      showcase: createShowcaseDirective(all, config.themePage),
      compare: createCompareDirective(all),
      'theme-file': createThemeFileDirective(theme),
    },
    linkedFiles: Object.values(THEME_ADDRESSES),
    addresses: [...all.keys()].map((id) => `${DEMO_ROUTE}${id}`),
    checkBuild: async (site) => [
      ...(await checkPosters(root, all.values(), listPosterSizes(site, all))),
      ...checkCards(site, all),
    ],
    search: {
      entries: ({ tree }) => ({
        demos: listDemos(tree).flatMap((id) => {
          const demo = all.get(id)
          if (!demo) return []
          const { title, description, poster } = demo
          return [{ id, title, description, picture: poster?.pictures.narrow?.address }]
        }),
      }),
    },
    document: (page, site, { manifest }) => ({
      image: page ? readCard(root, page.route)?.address : undefined,
      prefetch: page && manifest ? findPrefetch(page, site, all, manifest) : undefined,
    }),
    outputFiles: ({ pages }) => [
      { address: THEME_ADDRESSES.typescript, content: () => theme.typescript },
      { address: THEME_ADDRESSES.javascript, content: () => theme.javascript },
      ...[...all.values()].flatMap(({ poster }) =>
        Object.values(poster?.pictures ?? {}).map(({ address, drawing }) => ({
          address,
          content: () => addColorScheme(drawing),
        })),
      ),
      ...[...pages.keys()].flatMap((route) => {
        const card = readCard(root, route)
        return card ? [{ address: card.address, content: () => readFileSync(card.file) }] : []
      }),
    ],
    virtualModule: (name, site) =>
      createDemoModule(name, [...all.values()], versions, theme) ?? createInfoModule(name, [...all.values()], site),
  }
}

/** `demos/line/slider/data.ts` belongs to `demos/line/slider.tsx`. */
function isDemoFile(file: string, files: ReadonlySet<string>): boolean {
  if (/^demos\/tsconfig[\w.-]*\.json$|^demos\/[^/]+\/[^/]+\.tsx$/.test(file)) return true
  const [demosFolder = '', chart = '', name = '', ...rest] = file.split('/')
  return rest.length > 0 && files.has(path.posix.join(demosFolder, chart, `${name}.tsx`))
}
