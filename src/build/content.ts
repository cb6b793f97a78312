import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import type { Heading, PageData, PageTab } from '../shared/page.ts'
import type { PageLink, SiteConfig, SiteData } from '../shared/site.ts'
import { readApiDocumentation, type ApiDocumentation } from './api/documentation.ts'
import { inlineMarkdown } from './api/inline-markdown.ts'
import { readReleases } from './changelog/schema.ts'
import { readDemos } from './demos/catalogue.ts'
import { apiTablesOf, hasOption, objectOf, placeObjects, rowIdsOf } from './markdown/api-tables.ts'
import { renderArticle } from './markdown/article.ts'
import { checkFences, checkHtml, checkTitle } from './markdown/checks.ts'
import type { ChartCard, Context, Report } from './markdown/context.ts'
import { expandDirectives } from './markdown/directives.ts'
import { readFrontmatter, type Matter } from './markdown/frontmatter.ts'
import { collectHeadings } from './markdown/headings.ts'
import { createTokenizer } from './markdown/highlight.ts'
import { checkLinks, linkMistake, type LinkTargets } from './markdown/links.ts'
import { parse } from './markdown/parse.ts'
import { ContentError, type Problem } from './problems.ts'
import { listFiles, readSources, type SourceFile } from './source.ts'
import { lastUpdated } from './updated.ts'

/** A Markdown file that has been read and checked, but not yet turned into HTML. */
interface ParsedFile {
  file: SourceFile
  matter: Matter
  tree: Root
  toc: Heading[]
}

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

export async function readContent(root: string, config: SiteConfig): Promise<Content> {
  const { files, problems } = readSources(root)
  const matters = files.map((file) => ({ file, matter: readFrontmatter(file) }))
  const releases = readReleases('content/changelog.yaml', readFileSync(path.join(root, 'content/changelog.yaml'), 'utf8'))
  const demos = readDemos(root)
  const cards = readCharts(root, config, matters)
  const pagesOfCharts = new Map([...cards.charts.values()].map(({ component, slug }) => [component, `/api/${slug}`]))
  const api = await readApiDocumentation(root, (component) => pagesOfCharts.get(component))
  const context: Context = {
    demos: demos.demos,
    chartGroups: config.charts,
    charts: cards.charts,
    releases: releases.releases,
    api,
    repository: config.repository,
  }
  problems.push(...releases.problems, ...demos.problems, ...cards.problems, ...api.problems)

  const pages = parsePages(matters, context, problems)
  checkAllLinks(pages, config, context, filesServed(root), problems)
  problems.push(...checkPlaced(pages, api))
  return { config, context, site: describeSite(config, context), pages, updated: await lastUpdated(root, 'content'), versions: readVersions(root), problems }
}

/** Fails with every mistake of the content, sorted by place. */
export function requireSound({ problems }: Pick<Content, 'problems'>): void {
  if (problems.length === 0) return
  throw new ContentError(problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line))
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
    ...neighbours(content, route),
    tabs,
  }
}

type Read = { file: SourceFile; matter: Matter }

function parsePages(matters: Read[], context: Context, problems: Problem[]): Map<string, ParsedFile[]> {
  const pages = new Map<string, ParsedFile[]>()
  const taken = new Map<string, Map<string, string>>()
  // the page itself before its tabs
  for (const { file, matter } of matters.toSorted((a, b) => a.file.tab.localeCompare(b.file.tab))) {
    const report = reporter(file.path, problems)
    const ids = taken.get(file.route) ?? new Map<string, string>()
    taken.set(file.route, ids)
    problems.push(...matter.problems)
    const tree = parse(matter.body)
    if (file.tab === '') checkTitle(tree, matter.frontmatter.title, matter.frontmatter.hero !== undefined, report)
    checkFences(tree, report)
    checkHtml(tree, report)
    expandDirectives(tree, context, report)
    const toc = collectHeadings(tree, ids, new Set(rowIdsOf(tree, context.api)), report)
    placeObjects(tree, ids, context.api, report)
    pages.set(file.route, [...(pages.get(file.route) ?? []), { file, matter, tree, toc }])
  }
  return pages
}

const reporter =
  (file: string, problems: Problem[]): Report =>
  (node, message) =>
    problems.push({ file, line: node.position?.start.line ?? 1, message })

function checkAllLinks(pages: Map<string, ParsedFile[]>, config: SiteConfig, { api }: Context, files: Set<string>, problems: Problem[]): void {
  const targets: LinkTargets = { pages: new Map(), files }
  for (const [route, parts] of pages) {
    const ids = parts.flatMap(({ toc, tree }) => [...toc.map(({ id }) => id), ...apiTablesOf(tree).flatMap((table) => table.data?.hProperties?.id ?? []).map(String)])
    targets.pages.set(route, {
      tabs: new Set(parts.map(({ file }) => file.tab).filter(Boolean)),
      ids: new Set(ids),
      hasOption: (address) => parts.some(({ tree }) => hasOption(tree, address, api)),
    })
  }
  for (const { text, file, line } of api.descriptions.values()) {
    for (const link of inlineMarkdown(text).links) {
      const mistake = linkMistake(link, '/api', targets)
      if (mistake) problems.push({ file, line, message: mistake })
    }
  }
  for (const { file, matter, tree } of [...pages.values()].flat()) {
    checkLinks(tree, file.route, targets, reporter(file.path, problems))
    const { hero, features } = matter.frontmatter
    const links = [...(hero?.actions ?? []).map(({ link }, i) => [link, ['hero', 'actions', i, 'link']] as const), ...(features ?? []).map(({ link }, i) => [link, ['features', i, 'link']] as const)]
    for (const [link, keys] of links) {
      const mistake = link && linkMistake(link, file.route, targets)
      if (mistake) problems.push({ file: file.path, line: matter.lineOf([...keys]), message: mistake })
    }
  }
  for (const entry of config.navigation.flatMap((top) => [top, ...(top.children ?? [])])) {
    const mistake = linkMistake(entry.link, '/', targets)
    if (mistake) problems.push({ file: 'site.config.ts', line: 1, message: `navigation "${entry.title}": ${mistake}` })
  }
}

/** Every options object that many charts share has a place where it is shown whole. */
function checkPlaced(pages: Map<string, ParsedFile[]>, { shared }: ApiDocumentation): Problem[] {
  const placed = new Set([...pages.values()].flat().flatMap(({ tree }) => apiTablesOf(tree).map(objectOf)))
  return [...shared].filter((id) => !placed.has(id)).map((id) => ({ file: 'content/api/index.tab-options.md', line: 1, message: `several charts share the options object ${id}, and no page shows it; add ::api{id=${id}} here` }))
}

/** Files that stand at the root of the site besides the pages. */
function filesServed(root: string): Set<string> {
  const served = existsSync(path.join(root, 'public')) ? listFiles(root, 'public', /\.\w+$/).map((file) => file.slice('public'.length)) : []
  return new Set([...served, '/changelog.xml', '/sitemap.xml'])
}

/** The cards of the chart index: what the pages say of themselves, and their drawings. */
function readCharts(root: string, config: SiteConfig, matters: Read[]): { charts: Map<string, ChartCard>; problems: Problem[] } {
  const charts = new Map<string, ChartCard>()
  const problems: Problem[] = []
  for (const slug of config.charts.flatMap((group) => group.charts)) {
    const page = matters.find(({ file }) => file.route === `/api/${slug}` && file.tab === '')
    const drawing = path.join(root, `content/glyphs/${slug}.svg`)
    if (!page) {
      problems.push({ file: 'site.config.ts', line: 1, message: `the chart "${slug}" has no page; write content/api/${slug}.md` })
      continue
    }
    const { title, description, component } = page.matter.frontmatter
    if (!component) problems.push({ file: page.file.path, line: 1, message: 'a chart page needs "component" in its frontmatter, such as LineChart' })
    if (!existsSync(drawing)) problems.push({ file: page.file.path, line: 1, message: `the chart has no drawing; add content/glyphs/${slug}.svg` })
    else charts.set(slug, { slug, title, description, component: component ?? '', glyph: readFileSync(drawing, 'utf8').trim(), demo: /^::demo\{id=([\w-]+)/m.exec(page.file.text)?.[1] })
  }
  return { charts, problems }
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
function neighbours({ config, site, pages }: Content, route: string): { previous?: PageLink; next?: PageLink } {
  const order = config.navigation.flatMap(({ title, link }): PageLink[] => {
    const label = pages.get(link)?.[0]?.matter.frontmatter.title ?? title
    return [{ title: label, link }, ...(link === '/api' ? site.menu.flatMap((group) => group.items) : [])]
  })
  const index = order.findIndex(({ link }) => link === route)
  if (index < 0) return {}
  return { previous: order[index - 1], next: order[index + 1] }
}

function readVersions(root: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<string, Record<string, string>>
  return { ...dependencies, ...devDependencies }
}
