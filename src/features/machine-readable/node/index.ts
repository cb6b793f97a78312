import { once } from 'es-toolkit'
import type { Feature, FeatureContent, OutputFile, Project, Site } from '../../../core/node/feature.ts'
import { escapeXml } from '../../../core/shared/escape.ts'
import { oncePer } from '../../../core/shared/once-per.ts'
import type { PageData } from '../../../core/shared/page.ts'
import { splitTab } from '../../../core/shared/routes.ts'
import { readProjectOptions } from '../../api-tables/node/index.ts'
import { readProjectDemos } from '../../demos/node/index.ts'
import { readExamples } from '../../examples/node/index.ts'
import {
  API,
  API_SCHEMA,
  getApiAddress,
  getFullAddress,
  getMarkdownAddress,
  LLMS,
  LLMS_FULL,
} from '../shared/file-addresses.ts'
import { createApiFiles } from './api-files.ts'
import { checkFiles, type WrittenFile } from './check-files.ts'
import { addSizes, createFilesDirective, createFullTexts, writeLlms, type TextFile } from './llms.ts'
import { addPageActions, PAGE_ACTIONS, renderStructuredData } from './page-additions.ts'
import { createPageWriter, type PageWriter } from './page-markdown.ts'

export type { ApiOption, ComponentFile } from './api-files.ts'
export { getApiAddress, getMarkdownAddress } from '../shared/file-addresses.ts'

/** Versions of the site for programs: Markdown of every page, texts for language models, and the options as JSON. */
export const machineReadable: Feature = {
  name: 'machine-readable',
  hosting: { hasMarkdown: true },
  async read(project) {
    const api = await readProjectOptions(project)
    const examples = await readExamples(project)
    const { demos } = readProjectDemos(project)
    const { componentPages, config } = project
    const chartRoutes = config.sidebar.flatMap(({ pages }) => pages)
    const charts = listPages(project, chartRoutes)
    const full = listPages(project, config.fullText ?? [])
    const inputs = [api, demos, JSON.stringify([charts, full]), ...examples]
    return project.cache.getOrCreate('machine-readable', inputs, () => {
      const getWriter = oncePer((site: Site) => createPageWriter(site, api, demos))
      const listApiFiles = (site: Site) =>
        createApiFiles(site, { api, examples, componentPages, writeInline: getWriter(site).writeInline })
      const titles = new Intl.ListFormat('en').format(full.map(({ title }) => title))
      return {
        ...createContent(getWriter, listApiFiles),
        directives: { 'llms-files': createFilesDirective(charts, titles) },
        linkedFiles: listAddresses(project, charts),
      }
    })
  },
}

/** The titles of pages and tabs. */
const listPages = ({ files }: Project, links: string[]): { route: string; title: string }[] =>
  links.flatMap((link) => {
    const { route, tab } = splitTab(link)
    const found = files.find(({ file }) => file.route === route && file.tab === tab)
    return found ? [{ route, title: found.matter.frontmatter.title }] : []
  })

/** Addresses that pages may link to. */
const listAddresses = ({ files, componentPages }: Project, charts: { route: string }[]): string[] => [
  ...files.map(({ file }) => getMarkdownAddress(file.route)),
  ...charts.map(({ route }) => getFullAddress(route)),
  ...[...componentPages.values()].map(getApiAddress),
  LLMS,
  LLMS_FULL,
  API,
  API_SCHEMA,
]

function createContent(
  getWriter: (site: Site) => PageWriter,
  listApiFiles: (site: Site) => OutputFile[],
): FeatureContent {
  /** The texts of a build, which are written before the pages that show their sizes. */
  const written = new WeakMap<Site, WrittenFile[]>()
  return {
    // the same words on every page
    search: { entries: () => ({}), skippedElement: PAGE_ACTIONS },
    document: (page, site) => ({
      head: page ? [renderAlternate(page, site), renderStructuredData(page, site)] : [],
    }),
    finishPages: (pages, site) => {
      const writer = getWriter(site)
      const texts = createTexts(site, pages, writer)
      const finished = pages.map((page) => addSizes(page, texts, site))
      const files = [
        ...texts.map(({ address, getText }) => ({ address, text: getText() })),
        ...finished.map((page) => ({
          address: getMarkdownAddress(site.getAddress(page.route)),
          text: writer.writePage(page),
        })),
      ]
      written.set(site, files)
      const known = new Set([...files, ...listApiFiles(site)].map(({ address }) => address))
      return { pages: finished.map((page) => addPageActions(page, site)), problems: checkFiles(files, known, site) }
    },
    // during development, there are no finished pages to make the texts from
    outputFiles: (site) => [
      ...listApiFiles(site),
      ...(written.get(site) ?? []).map(({ address, text }) => ({ address, content: () => text })),
    ],
  }
}

const renderAlternate = ({ route }: PageData, { getAddress }: Site): string =>
  `<link rel="alternate" type="text/markdown" href="${escapeXml(getMarkdownAddress(getAddress(route)))}">`

/** The list of all pages, and the texts with whole pages. */
function createTexts(site: Site, pages: PageData[], writer: PageWriter): TextFile[] {
  const full = createFullTexts(site, pages, writer)
  return [{ address: site.data.base + LLMS, title: '', getText: once(() => writeLlms(site, pages, full)) }, ...full]
}
