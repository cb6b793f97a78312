import { setImmediate } from 'node:timers/promises'
import type { PageData, PageTab } from '../../shared/page.ts'
import type { Redirect } from '../../shared/redirects.ts'
import type { PageLink, SiteConfig } from '../../shared/site.ts'
import type { Feature, FeatureContent, Project, Site } from '../feature.ts'
import { BuildCache } from '../files/cache.ts'
import { ContentError, sortProblems, type Problem } from '../files/problems.ts'
import { listFiles, readSources } from '../files/source-files.ts'
import { renderArticle } from '../markdown/article.ts'
import { createTokenizer } from '../markdown/highlight.ts'
import type { Directive } from '../model/directive.ts'
import { readFrontmatter } from '../model/frontmatter.ts'
import type { ParsedFile, ReadFile } from '../model/page-file.ts'
import { checkAllLinks, collectPageTargets } from './check-links.ts'
import { readLastUpdated } from './last-updated.ts'
import { parsePages } from './parse-pages.ts'
import { checkRedirects, readRedirects, type AddressTargets } from './redirects.ts'
import { checkSidebar, createMenu, orderPages } from './sidebar.ts'
import { checkLibraryVersion, createConfigLines, readVersions } from './site-config.ts'
import { checkStrayFiles } from './stray-files.ts'

/** The content of the project, read and checked as a whole. */
export interface Content extends Site {
  directives: Map<string, Directive>
  lastUpdated: Map<string, number>
  targets: AddressTargets
  problems: Problem[]
}

/** With the cache of an earlier run, only changed files are parsed again. */
export async function readContent(
  root: string,
  config: SiteConfig,
  features: Feature[],
  cache = new BuildCache(),
): Promise<Content> {
  const { files: sources, problems } = readSources(root)
  const files = sources.flatMap((file): ReadFile[] =>
    file.text === undefined ? [] : [{ file, matter: readFrontmatter({ ...file, text: file.text }) }],
  )
  const { redirects, problems: redirectProblems } = readRedirects(root)
  const findConfigLine = createConfigLines(root)
  const versions = readVersions(root)
  const componentPages = findComponentPages(files)
  const project: Project = { root, config, findConfigLine, sources, files, componentPages, versions, cache }
  const contents: FeatureContent[] = []
  for (const feature of features) if (feature.read) contents.push(await feature.read(project))

  const directives = new Map(contents.flatMap((content) => Object.entries(content.directives ?? {})))
  const parsed = await parsePages(files, { directives, inputs: contents, cache }, problems)
  const targets: AddressTargets = {
    pages: collectPageTargets(config, sources, parsed, contents),
    files: listServedFiles(root, contents),
    queryKeys: ['tab', ...features.flatMap((feature) => feature.queryKeys ?? [])],
    specialAddresses: new Set(contents.flatMap(({ addresses = [] }) => addresses)),
  }
  problems.push(
    ...contents.flatMap((content) => [...(content.problems ?? []), ...(content.check?.(parsed, project) ?? [])]),
    ...checkStrayFiles(
      root,
      features.flatMap((feature) => feature.sources ?? []),
    ),
    ...checkSidebar(config, findConfigLine, sources),
    ...checkLibraryVersion(config, findConfigLine, versions),
    ...redirectProblems,
    ...checkRedirects(redirects, targets),
    ...checkAllLinks(targets, {
      parsed,
      inlineTexts: contents.flatMap(({ inlineTexts = [] }) => inlineTexts),
      config,
      findConfigLine,
    }),
  )

  const pages = new Map<string, ParsedFile[]>()
  for (const one of parsed) {
    if (!one.file.isDuplicate) pages.set(one.file.route, [...(pages.get(one.file.route) ?? []), one])
  }
  const menu = createMenu(config, files)
  const ordered = orderPages(config, menu).map(({ link }) => link)
  const { name, logo, library, license, repository, editUrl, navigation } = config
  return {
    root,
    config,
    data: { name, logo, library, license, repository, editUrl, navigation, menu },
    pages,
    routes: [...new Set([...ordered, ...pages.keys()])].filter((route) => pages.has(route)),
    features: contents,
    redirects: redirects.map(({ from, to }) => ({ from, to })),
    versions,
    directives,
    targets,
    lastUpdated: await readLastUpdated(root, 'content'),
    problems: sortProblems(problems),
  }
}

/** Throws all problems of the content, sorted by place. */
export function assertValid({ problems }: Pick<Content, 'problems'>): void {
  if (problems.length > 0) throw new ContentError(problems)
}

/** The data of one page, from Markdown to finished HTML. */
export async function compilePage(content: Content, route: string): Promise<PageData | undefined> {
  const files = content.pages.get(route)
  const main = files?.[0]
  if (!files || !main) return undefined
  const tokenize = await createTokenizer()
  const { frontmatter } = main.matter
  const { directives, config } = content
  const tabs = files.map(({ file, matter, tree, toc }): PageTab => ({
    key: file.tab,
    title: file.tab === '' ? '' : matter.frontmatter.title,
    toc,
    html: renderArticle(tree, {
      directives,
      tokenize,
      frontmatter: file.tab === '' ? frontmatter : { ...frontmatter, hero: undefined },
      toc,
      config,
      prefix: `group-${file.tab || 'doc'}`,
    }),
  }))
  return {
    route,
    ...frontmatter,
    filename: main.file.path,
    lastUpdated: content.lastUpdated.get(main.file.path),
    ...findSectionRedirects(content, route),
    ...findNeighbors(content, route),
    tabs,
  }
}

/** The data of all pages. It pauses between pages so that bundling can continue. */
export async function compilePages(content: Content): Promise<PageData[]> {
  const compiled: PageData[] = []
  for (const route of content.pages.keys()) {
    const page = await compilePage(content, route)
    if (page) compiled.push(page)
    await setImmediate()
  }
  return compiled
}

function findComponentPages(files: ReadFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ file, matter: { frontmatter } }): [string, string][] =>
      frontmatter.component && file.tab === '' && !file.isDuplicate ? [[frontmatter.component, file.route]] : [],
    ),
  )
}

/** The addresses of files that pages can link to. */
function listServedFiles(root: string, contents: FeatureContent[]): Set<string> {
  const files = listFiles(root, 'public', /\.\w+$/).map((file) => file.slice('public'.length))
  return new Set([...files, '/sitemap.xml', ...contents.flatMap(({ linkedFiles = [] }) => linkedFiles)])
}

function findSectionRedirects({ redirects }: Content, route: string): { redirects?: Redirect[] } {
  const own = redirects.filter(({ from }) => from.startsWith(`${route}#`))
  return own.length > 0 ? { redirects: own } : {}
}

/** The previous and the next page. */
function findNeighbors({ config, data, pages }: Content, route: string): { previous?: PageLink; next?: PageLink } {
  const order = orderPages(config, data.menu)
  const index = order.findIndex(({ link }) => link === route)
  if (index < 0) return {}
  const getLink = (page: PageLink | undefined): PageLink | undefined =>
    page && { title: pages.get(page.link)?.[0]?.matter.frontmatter.title ?? page.title, link: page.link }
  return { previous: getLink(order[index - 1]), next: getLink(order[index + 1]) }
}
