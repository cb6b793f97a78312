import { groupBy } from 'es-toolkit'
import { addBase, findLocale, removeBase } from '../../shared/routes.ts'
import type { Locale, SiteConfig } from '../../shared/site.ts'
import type { LocaleTexts } from '../../shared/texts/locale-texts.ts'
import type { Feature, FeatureContent, Project, Site } from '../feature.ts'
import type { BuildCache } from '../files/cache.ts'
import type { Problem } from '../files/problems.ts'
import { listFiles, selectSources, type SourceFile } from '../files/source-files.ts'
import { renderInlineMarkdown } from '../markdown/inline-markdown.ts'
import { checkLink, checkLinks, type LinkTargets, type PageTargets } from '../markdown/links.ts'
import type { Directive } from '../model/directive.ts'
import { createReporter, readFrontmatter, type ParsedFile, type ReadFile } from '../model/page-file.ts'
import { parsePages } from './parse-pages.ts'
import type { AddressTargets } from './redirects.ts'
import { CONFIG_FILE, createMenu, orderPages, type FindConfigLine } from './site-config.ts'

/** The site in one locale, read and checked as a whole, with what only core needs. */
export interface SiteBuild extends Site {
  inLocales: SiteBuild[]
  directives: Map<string, Directive>
  lastUpdated: Map<string, number>
  targets: AddressTargets
  problems: Problem[]
}

/** What the site has in common in all locales. */
export interface SiteInput extends Pick<SiteBuild, 'root' | 'inLocales' | 'redirects' | 'versions' | 'lastUpdated'> {
  features: Feature[]
  findConfigLine: FindConfigLine
  /** The files of all locales. */
  sources: SourceFile[]
}

/** Reads the site in one locale. Its pages that are not translated come from the default locale. */
export async function readSite(
  input: SiteInput,
  locale: Locale,
  texts: LocaleTexts | undefined,
  config: SiteConfig,
  cache: BuildCache,
): Promise<SiteBuild> {
  const { root, features, findConfigLine, inLocales, redirects, versions, lastUpdated } = input
  const sources = selectSources(input.sources, locale.id)
  const files = sources.flatMap((file): ReadFile[] =>
    file.text === undefined ? [] : [{ file, matter: readFrontmatter({ ...file, text: file.text }) }],
  )
  const componentPages = findComponentPages(files)
  const project: Project = { root, config, findConfigLine, sources, files, componentPages, versions, cache }
  const contents: FeatureContent[] = []
  for (const feature of features) if (feature.read) contents.push(await feature.read(project))

  const problems: Problem[] = []
  const directives = new Map(contents.flatMap((content) => Object.entries(content.directives ?? {})))
  const getTexts = (file: SourceFile) => (file.locale === '' && inLocales[0] ? inLocales[0].texts : texts)
  const parsed = await parsePages(files, { directives, inputs: contents, getTexts, cache }, problems)
  const targets: AddressTargets = {
    pages: collectPageTargets(config, sources, parsed, contents),
    files: listServedFiles(root, contents),
    queryKeys: ['tab', ...features.flatMap((feature) => feature.queryKeys ?? [])],
    specialAddresses: new Set(contents.flatMap(({ specialRoutes = [] }) => specialRoutes)),
  }
  problems.push(
    ...contents.flatMap((content) => [...(content.problems ?? []), ...(content.findProblems?.(parsed, project) ?? [])]),
    ...checkAllLinks(targets, parsed, contents, project),
  )

  const originals = parsed.filter(({ file }) => !file.isDuplicate)
  const pages = new Map(Object.entries(groupBy(originals, ({ file }) => file.route)))
  const menu = createMenu(config, files)
  const ordered = orderPages(config, menu).map(({ link }) => link)
  const { name, logo, library, license, repository, editUrl, navigation } = config
  const base = locale.base === '/' ? '' : locale.base
  return {
    root,
    locale,
    inLocales,
    texts,
    config,
    data: { name, logo, library, license, repository, editUrl, base, navigation, menu },
    pages,
    routes: [...new Set([...ordered, ...pages.keys()])].filter((route) => pages.has(route)),
    features: contents,
    redirects,
    versions,
    checkLink: (link) => checkLink(link, '/', targets),
    getAddress: (link) => (pages.has(link.replace(/[?#].*/s, '')) ? addBase(link, locale.base) : link),
    directives,
    targets,
    lastUpdated,
    problems,
  }
}

function findComponentPages(files: ReadFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ file, matter: { frontmatter } }): [string, string][] =>
      frontmatter.component && file.tab === '' && !file.isDuplicate ? [[frontmatter.component, file.route]] : [],
    ),
  )
}

/** The site in the locale that a path belongs to, and the route of the path in it. */
export function findPage(site: SiteBuild, pathname: string): { site: SiteBuild; route: string } {
  const locales = site.inLocales.map(({ locale }) => locale)
  const locale = findLocale(pathname, locales)
  const own = site.inLocales.find((one) => one.locale === locale) ?? site
  return { site: own, route: removeBase(pathname, own.locale.base) }
}

/** The addresses of files that pages can link to. */
function listServedFiles(root: string, contents: FeatureContent[]): Set<string> {
  const files = listFiles(root, 'public', /\.\w+$/).map((file) => file.slice('public'.length))
  return new Set([...files, '/sitemap.xml', ...contents.flatMap(({ linkedFiles = [] }) => linkedFiles)])
}

function collectPageTargets(
  { sidebar }: SiteConfig,
  sources: SourceFile[],
  parsed: ParsedFile[],
  features: FeatureContent[],
): Map<string, PageTargets> {
  // a page of the sidebar that does not exist is reported once, not at every link to it
  const pages = new Map<string, PageTargets>(sidebar.flatMap((group) => group.pages.map((route) => [route, {}])))
  for (const route of new Set(sources.map((file) => file.route))) {
    const parts = sources.filter((file) => file.route === route)
    const files = parsed.filter(({ file }) => file.route === route && !file.isDuplicate)
    const hasAllIds = parts.every((file) => file.isDuplicate || files.some((one) => one.file === file && one.hasAllIds))
    pages.set(route, {
      tabs: new Set(parts.map(({ tab }) => tab).filter(Boolean)),
      ...(hasAllIds ? { ids: new Set(files.flatMap(({ ids }) => [...ids.keys()])) } : {}),
      hasTarget: (id) => files.some((file) => features.some((feature) => feature.hasTarget?.(file, id))),
    })
  }
  return pages
}

function checkAllLinks(
  targets: LinkTargets,
  parsed: ParsedFile[],
  contents: FeatureContent[],
  { config, findConfigLine }: Project,
): Problem[] {
  const problems: Problem[] = []
  const check = (link: string, here: string, place: { file: string; line: number }, prefix = '') => {
    const message = checkLink(link, here, targets)
    if (message) problems.push({ ...place, message: prefix + message })
  }
  for (const { text, route, file, line } of contents.flatMap(({ inlineTexts = [] }) => inlineTexts)) {
    for (const link of renderInlineMarkdown(text).links) check(link, route, { file, line })
  }
  for (const { file, matter, tree } of parsed) {
    checkLinks(tree, file.route, targets, createReporter(file.path, problems))
    const { hero, features } = matter.frontmatter
    const getPlace = (...keys: PropertyKey[]) => ({ file: file.path, line: matter.findLine(keys) })
    hero?.actions.forEach(({ link }, index) => check(link, file.route, getPlace('hero', 'actions', index, 'link')))
    features?.forEach(({ link }, index) => link && check(link, file.route, getPlace('features', index, 'link')))
  }
  for (const { title, link } of config.navigation.flatMap((top) => [top, ...(top.children ?? [])])) {
    check(link, '/', { file: CONFIG_FILE, line: findConfigLine(`'${link}'`) }, `navigation "${title}": `)
  }
  return problems
}
