import { readFileSync } from 'node:fs'
import path from 'node:path'
import { highlightAhead } from '../../../core/node/code/highlighter.ts'
import type { Feature, FeatureContent, Project } from '../../../core/node/feature.ts'
import { getFolderStamp } from '../../../core/node/files/cache.ts'
import { library } from '../../../library/node/index.ts'
import type { ThemeFiles } from '../../../library/node/theme-files.ts'
import { DEMO_ROUTE } from '../shared/demo-files.ts'
import { checkJavaScript } from './check-module.ts'
import { createCodeFiles, listCode } from './code-files.ts'
import {
  createCompareDirective,
  createDemoDirective,
  createShowcaseDirective,
  createThemeFileDirective,
  listDemos,
  THEME_ADDRESSES,
} from './demo-directives.ts'
import { createDemoModule, prepareDemos } from './demo-modules.ts'
import { addColorScheme, checkPosters } from './posters/posters.ts'
import { checkCards, readCard } from './posters/social-cards.ts'
import { createThumbnail, type Thumbnail } from './posters/thumbnail.ts'
import { readDemos, type Demos } from './read-demos.ts'
import { createStandalonePage } from './standalone-pages.ts'

export { listDemos, listUnparsedDemos } from './demo-directives.ts'
export { findPlaces } from './standalone-pages.ts'
export type { Thumbnail } from './posters/thumbnail.ts'
export { DEMO_ROUTE, getFileKind, getJavaScriptName, listShownFiles, type SourceFile } from '../shared/demo-files.ts'

export { getChart, groupByChart, type Demo } from './read-demos.ts'

/** The online editors that receive a demo as a form. */
const EDITORS = ['https://codesandbox.io', 'https://stackblitz.com', 'https://codepen.io']

/** Live demos: small files that run unchanged in an application. Each has a poster, which is shown until it runs. */
export const demos: Feature = {
  name: 'demos',
  client: {
    activate: 'src/features/demos/client/activate.tsx',
    notFound: 'src/features/demos/client/not-found.tsx',
    styles: {
      showcase: 'src/features/demos/client/showcase.css',
      'theme-file': 'src/features/demos/client/theme-file.css',
    },
  },
  sources: [
    {
      folder: 'demos',
      isRead: isDemoFile,
      advice: 'a demo is demos/<chart>/<name>.tsx, and its other files are in a folder of the same name',
    },
  ],
  hosting: {
    hashedFolders: ['posters'],
    pictureFolders: ['posters'],
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
    const thumbnails = readThumbnails(project)
    const { versions, cache, config } = project
    const theme = await cache.getOrCreate('chart theme', [library.getThemeStamp()], library.buildThemeFiles)
    return cache.getOrCreate('demos content', [found, theme, config.themePage, JSON.stringify(versions)], () =>
      createContent(project, found, theme, thumbnails),
    )
  },
}

/** Reads the demos of the project, also for other features. */
export const readProjectDemos = ({ root, cache }: Project): Demos =>
  cache.getOrCreate('demos', [getFolderStamp(root, 'demos', 'posters')], () => readDemos(root))

/** The thumbnails of the demos by id, also for other features. */
export function readThumbnails(project: Project): Map<string, Thumbnail> {
  const { demos: all } = readProjectDemos(project)
  return project.cache.getOrCreate('thumbnails', [all], () => {
    const thumbnails = new Map<string, Thumbnail>()
    for (const { id, poster } of all.values()) {
      const picture = poster?.pictures.narrow
      if (picture) thumbnails.set(id, createThumbnail(picture))
    }
    return thumbnails
  })
}

function createContent(
  { root, versions, config }: Project,
  { demos: all, problems }: Demos,
  theme: ThemeFiles,
  thumbnails: Map<string, Thumbnail>,
): FeatureContent {
  return {
    problems,
    directives: {
      demo: createDemoDirective(all),
      showcase: createShowcaseDirective(all, config.themePage),
      compare: createCompareDirective(all),
      'theme-file': createThemeFileDirective(theme),
    },
    linkedFiles: Object.values(THEME_ADDRESSES),
    specialRoutes: [...all.keys()].map((id) => DEMO_ROUTE + id),
    specialPage: (route, { pages }) => createStandalonePage(route, all, pages),
    checkBuild: async (site) => {
      // after the code of pages, which is needed first
      for (const demo of all.values()) highlightAhead(listCode(demo))
      const found = await Promise.all([checkPosters(root, all.values()), checkJavaScript(all.values())])
      return [...found.flat(), ...checkCards(site, all)]
    },
    search: {
      skippedElement: '<details class="demo-code">',
      entries: ({ tree }) => ({
        demos: listDemos(tree).flatMap((id) => {
          const demo = all.get(id)
          if (!demo) return []
          const { title, description, keywords, poster } = demo
          return [{ id, title, description, keywords, picture: poster?.pictures.narrow?.address }]
        }),
      }),
    },
    document: (page) => ({ image: page ? readCard(root, page.route)?.address : undefined }),
    outputFiles: ({ pages, getAddress }) => [
      { address: THEME_ADDRESSES.typescript, content: () => theme.typescript },
      { address: THEME_ADDRESSES.javascript, content: () => theme.javascript },
      ...createCodeFiles(all.values(), config.themePage && getAddress(config.themePage)),
      ...[...all.values()].flatMap(({ poster }) =>
        Object.values(poster?.pictures ?? {}).map(({ address, drawing }) => ({
          address,
          content: () => addColorScheme(drawing),
        })),
      ),
      ...[...thumbnails.values()].map(({ address, content }) => ({ address, content: () => content })),
      ...[...pages.keys()].flatMap((route) => {
        const card = readCard(root, route)
        return card ? [{ address: card.address, content: () => readFileSync(card.file) }] : []
      }),
    ],
    virtualModule: (name) => createDemoModule(name, [...all.values()], versions, theme),
  }
}

/** `demos/line/slider/data.ts` belongs to `demos/line/slider.tsx`. */
function isDemoFile(file: string, files: ReadonlySet<string>): boolean {
  if (/^demos\/tsconfig[\w.-]*\.json$|^demos\/[^/]+\/[^/]+\.tsx$/.test(file)) return true
  const [demosFolder = '', chart = '', name = '', ...rest] = file.split('/')
  return rest.length > 0 && files.has(path.posix.join(demosFolder, chart, `${name}.tsx`))
}
