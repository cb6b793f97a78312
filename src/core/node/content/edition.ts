import { addBase } from '../../shared/locales.ts'
import type { Locale, SiteConfig } from '../../shared/site.ts'
import type { LocaleTexts } from '../../shared/texts/locale-texts.ts'
import type { Feature, FeatureContent, Project, Site } from '../feature.ts'
import type { BuildCache } from '../files/cache.ts'
import type { Problem } from '../files/problems.ts'
import { listFiles, selectSources, type SourceFile } from '../files/source-files.ts'
import { checkLink } from '../markdown/links.ts'
import type { Directive } from '../model/directive.ts'
import { readFrontmatter } from '../model/frontmatter.ts'
import type { ParsedFile, ReadFile } from '../model/page-file.ts'
import { checkAllLinks, collectPageTargets } from './check-links.ts'
import { parsePages } from './parse-pages.ts'
import type { AddressTargets } from './redirects.ts'
import { createMenu, orderPages } from './sidebar.ts'
import type { FindConfigLine } from './site-config.ts'

/** The content in one locale, read and checked as a whole. */
export interface Content extends Site {
  editions: Content[]
  directives: Map<string, Directive>
  lastUpdated: Map<string, number>
  targets: AddressTargets
  problems: Problem[]
}

/** What all editions have in common. */
export interface EditionInput extends Pick<Content, 'root' | 'editions' | 'redirects' | 'versions' | 'lastUpdated'> {
  features: Feature[]
  findConfigLine: FindConfigLine
  /** The files of all locales. */
  sources: SourceFile[]
}

/** Reads the site in one locale. Its pages that are not translated come from the default locale. */
export async function readEdition(
  input: EditionInput,
  locale: Locale,
  texts: LocaleTexts | undefined,
  config: SiteConfig,
  cache: BuildCache,
): Promise<Content> {
  const { root, features, findConfigLine, editions, redirects, versions, lastUpdated } = input
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
  const getTexts = (file: SourceFile) => (file.locale === '' && editions[0] ? editions[0].texts : texts)
  const parsed = await parsePages(files, { directives, inputs: contents, getTexts, cache }, problems)
  const targets: AddressTargets = {
    pages: collectPageTargets(config, sources, parsed, contents),
    files: listServedFiles(root, contents),
    queryKeys: ['tab', ...features.flatMap((feature) => feature.queryKeys ?? [])],
    specialAddresses: new Set(contents.flatMap(({ specialRoutes = [] }) => specialRoutes)),
  }
  problems.push(
    ...contents.flatMap((content) => [...(content.problems ?? []), ...(content.check?.(parsed, project) ?? [])]),
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
  const base = locale.base === '/' ? '' : locale.base
  return {
    root,
    locale,
    editions,
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

/** The addresses of files that pages can link to. */
function listServedFiles(root: string, contents: FeatureContent[]): Set<string> {
  const files = listFiles(root, 'public', /\.\w+$/).map((file) => file.slice('public'.length))
  return new Set([...files, '/sitemap.xml', ...contents.flatMap(({ linkedFiles = [] }) => linkedFiles)])
}
