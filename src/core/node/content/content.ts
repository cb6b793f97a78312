import { setImmediate } from 'node:timers/promises'
import type { PageData, PageTab } from '../../shared/page.ts'
import type { PageLink, SiteConfig, SiteData } from '../../shared/site.ts'
import { readApiDocumentation, type ApiDocumentation } from '../../../features/api-tables/node/documentation.ts'
import { readReleases, type Changelog } from '../../../features/changelog/node/read-changelog.ts'
import { checkChartPages, readCharts } from '../../../features/gallery/node/read-charts.ts'
import { readDemos } from '../../../features/demos/node/read-demos.ts'
import { LICENSES, readLicenses } from '../../../features/licenses/node/read-licenses.ts'
import { apiTablesOf, objectOf } from '../../../features/api-tables/node/table-directives.ts'
import { renderArticle } from '../markdown/article.ts'
import type { Context } from '../markdown/context.ts'
import { readFrontmatter } from '../markdown/frontmatter.ts'
import { createTokenizer } from '../markdown/highlight.ts'
import { Memory, stampOf } from '../files/cache.ts'
import { parseFiles, type ParsedFile, type ReadFile } from './parse-pages.ts'
import { ContentError, nearest, sortProblems, type Problem } from '../files/problems.ts'
import { readText } from '../files/read-text.ts'
import { checkConfig, configLines, readVersions } from './site-config.ts'
import { checkAllLinks, linkTargets, type InlineText } from './check-links.ts'
import { listFiles, readSources, type SourceFile } from '../files/source-files.ts'
import { checkStrayFiles } from './stray-files.ts'
import { lastUpdated } from './last-updated.ts'

/** Everything under `content/` and `demos/`, read and checked as a whole. */
export interface Content {
  config: SiteConfig
  context: Context
  site: SiteData
  /** The files of each route, the page itself first. */
  pages: Map<string, ParsedFile[]>
  updated: Map<string, number>
  /** Exact versions of the project's packages. */
  versions: Record<string, string>
  problems: Problem[]
}

/** With the memory of an earlier reading, only what has changed is made anew. */
export async function readContent(root: string, config: SiteConfig, memory = new Memory()): Promise<Content> {
  const { files, problems } = readSources(root)
  const read = files.flatMap((file): ReadFile[] =>
    file.text === undefined ? [] : [{ file, matter: readFrontmatter({ ...file, text: file.text }) }],
  )
  const lineOfConfig = configLines(root)
  const versions = readVersions(root)
  // with why one cannot be read, which may be another reason each time
  const asItIs = (file: string) => JSON.stringify(readText(root, file))
  const changelog = memory.recall('changelog', [asItIs(CHANGELOG)], () => readChangelog(root))
  const demos = memory.recall('demos', [stampOf(root, 'demos', 'posters')], () => readDemos(root))
  const licenses = memory.recall('licenses', [asItIs(LICENSES)], () => readLicenses(root))
  const cards = readCharts(root, config, lineOfConfig, files, read)
  const pagesOfCharts = new Map([...cards.charts.values()].map(({ component, slug }) => [component, `/api/${slug}`]))
  const api = await memory.recall('api', [stampOf(root, 'content/options'), JSON.stringify([...pagesOfCharts])], () =>
    readApiDocumentation(root, (component) => pagesOfCharts.get(component)),
  )
  const context: Context = {
    demos: demos.demos,
    chartGroups: config.charts.filter(({ id }, index) => config.charts.findIndex((group) => group.id === id) === index),
    charts: cards.charts,
    releases: changelog.releases,
    isChangelogComplete: changelog.isComplete,
    licenses: licenses.licenses,
    api,
    repository: config.repository,
  }
  const parsed = await parseFiles(read, context, problems, memory)
  problems.push(...changelog.problems, ...demos.problems, ...licenses.problems, ...cards.problems, ...api.problems)
  problems.push(...checkStrayFiles(root), ...checkConfig(config, lineOfConfig, changelog.newest, versions))
  problems.push(
    ...checkChartPages(config, parsed, listFiles(root, 'content/glyphs', /\.svg$/), api.library),
    ...checkPlaced(files, parsed, api),
  )
  const targets = linkTargets(files, parsed, config, api, filesServed(root))
  checkAllLinks(targets, parsed, [...inlineTexts(api), ...changelog.texts], config, lineOfConfig, problems)

  const pages = new Map<string, ParsedFile[]>()
  for (const one of parsed) if (!one.file.isTwin) pages.set(one.file.route, [...(pages.get(one.file.route) ?? []), one])
  return {
    config,
    context,
    site: describeSite(config, context),
    pages,
    updated: await lastUpdated(root, 'content'),
    versions,
    problems: sortProblems(problems),
  }
}

/** Fails with every mistake of the content, sorted by place. */
export function requireSound({ problems }: Pick<Content, 'problems'>): void {
  if (problems.length > 0) throw new ContentError(problems)
}

/** The data of one page, from Markdown to finished HTML. */
export async function compilePage(content: Content, route: string): Promise<PageData | undefined> {
  const files = content.pages.get(route)
  const main = files?.[0]
  if (!files || !main) return undefined
  const tokenize = await createTokenizer()
  const { frontmatter } = main.matter
  const tabs = files.map(({ file, matter, tree, toc }): PageTab => ({
    key: file.tab,
    title: file.tab === '' ? '' : matter.frontmatter.title,
    toc,
    html: renderArticle(tree, {
      context: content.context,
      tokenize,
      prefix: `group-${file.tab || 'doc'}`,
      demoColumns: frontmatter.demoColumns ?? 1,
    }),
  }))
  return {
    route,
    ...frontmatter,
    filename: main.file.path,
    lastUpdated: content.updated.get(main.file.path),
    ...neighbors(content, route),
    tabs,
  }
}

/** The data of all pages. Whoever waits has a turn between two of them. */
export async function compilePages(content: Content): Promise<PageData[]> {
  const compiled: PageData[] = []
  for (const route of content.pages.keys()) {
    const page = await compilePage(content, route)
    if (page) compiled.push(page)
    await setImmediate()
  }
  return compiled
}

const CHANGELOG = 'content/changelog.yaml'

function readChangelog(root: string): Omit<Changelog, 'texts'> & { texts: InlineText[] } {
  const { text, problems } = readText(root, CHANGELOG)
  if (text === undefined) return { releases: [], isComplete: false, texts: [], problems }
  const changelog = readReleases(CHANGELOG, text)
  return { ...changelog, texts: changelog.texts.map((entry) => ({ file: CHANGELOG, here: '/changelog', ...entry })) }
}

/** What descriptions of options say, and what they say of defaults. */
function inlineTexts({ descriptions }: ApiDocumentation): InlineText[] {
  return [...descriptions.values()].flatMap(({ file, line, text, default: fallback }) =>
    [text, fallback ?? ''].map((part) => ({ file, here: '/api', line, text: part })),
  )
}

const SHARED_OPTIONS = 'content/api/index.tab-options.md'

/** Every options object that many charts share has a place where it is shown whole. */
function checkPlaced(sources: SourceFile[], parsed: ParsedFile[], { shared, tables }: ApiDocumentation): Problem[] {
  const isRead = parsed.some(({ file, isWhole }) => file.path === SHARED_OPTIONS && isWhole)
  if (!isRead && sources.some((file) => file.path === SHARED_OPTIONS)) return []
  // a slip in a name is told at its place
  const placed = new Set(
    parsed
      .flatMap(({ tree }) => apiTablesOf(tree).map(objectOf))
      .map((id) => (tables.has(id) ? id : nearest(id, tables.keys()))),
  )
  const missing = [...shared].filter((id) => !placed.has(id))
  if (missing.length === 0) return []
  return [
    {
      file: SHARED_OPTIONS,
      line: 1,
      message: `several charts share ${missing.join(', ')}, and no page shows ${missing.length === 1 ? 'it' : 'them'}; add ${missing.map((id) => `::api{id=${id}}`).join(', ')} here`,
    },
  ]
}

/** Files that stand at the root of the site besides the pages. */
function filesServed(root: string): Set<string> {
  const served = listFiles(root, 'public', /\.\w+$/).map((file) => file.slice('public'.length))
  return new Set([...served, '/changelog.xml', '/sitemap.xml'])
}

function describeSite(config: SiteConfig, { charts }: Context): SiteData {
  return {
    name: config.name,
    library: config.library,
    repository: config.repository,
    editUrl: config.editUrl,
    navigation: config.navigation,
    menu: config.charts.map((group) => ({
      title: group.title,
      items: group.charts.flatMap((slug) => {
        const card = charts.get(slug)
        return card ? [{ title: card.title, link: `/api/${slug}` }] : []
      }),
    })),
  }
}

/** Previous and next, in the order of the navigation with the charts after the API index. */
function neighbors({ config, site, pages }: Content, route: string): { previous?: PageLink; next?: PageLink } {
  const order = config.navigation.flatMap(({ title, link }): PageLink[] => {
    const label = pages.get(link)?.[0]?.matter.frontmatter.title ?? title
    return [{ title: label, link }, ...(link === '/api' ? site.menu.flatMap((group) => group.items) : [])]
  })
  const index = order.findIndex(({ link }) => link === route)
  if (index < 0) return {}
  return { previous: order[index - 1], next: order[index + 1] }
}
