import type { Manifest, Plugin } from 'vite'
import type { PageData, SpecialPage } from '../shared/page.ts'
import type { SearchEntries, SearchTreeGroups } from '../shared/search-entries.ts'
import type { Redirect } from '../shared/redirects.ts'
import type { Locale, SiteConfig, SiteData } from '../shared/site.ts'
import type { LocaleTexts } from '../shared/texts/locale-texts.ts'
import type { Code, Highlight } from './code/model.ts'
import type { BuildCache } from './files/cache.ts'
import type { Problem } from './files/problems.ts'
import type { SourceFile } from './files/source-files.ts'
import type { Directive } from './model/directive.ts'
import type { InlineText, ParsedFile, ReadFile } from './model/page-file.ts'

/**
 * One thing that a page can contain or a visitor can do: demos, API tables, search.
 * Core uses features only through this interface. `src/features.ts` lists the features of the site.
 */
export interface Feature {
  name: string
  client?: ClientModules
  /** The files that it reads. Files that no feature reads are reported. */
  sources?: SourceRule[]
  /** Keys that links may have in their query, besides `tab`. */
  queryKeys?: string[]
  hosting?: FeatureHosting
  plugins?: (root: string) => Plugin[]
  /** Reads and checks its content. Return the same object for equal input: otherwise all pages are parsed again. */
  read?: (project: Project) => FeatureContent | Promise<FeatureContent>
}

/** Modules for the browser, as paths from the root of the project or absolute paths. */
export interface ClientModules {
  /** Exports a `FeatureUi`. It is also rendered at build time, so it must not use the document when imported. */
  ui?: string
  /** Exports a `FeatureActivation`, which runs only in the browser. */
  activate?: string
  /** Exports a `FeatureNotFound`, which loads when the not-found page is shown. */
  notFound?: string
  /** Stylesheets for HTML that few pages have, by a class of that HTML. See `client-files.ts`. */
  styles?: Record<string, string>
  /** By the name of a custom element: exports `activate`, a `LazyElementPart`. It loads with the element's page. */
  elements?: Record<string, string>
}

export interface SourceRule {
  /** `content` or another folder of the project. */
  folder: string
  isRead: (file: string, files: ReadonlySet<string>) => boolean
  /** Advice for the author of a file that nothing reads. */
  advice: string
}

export interface FeatureHosting {
  /** Folders whose files have a hash in their name, so that they can be cached forever. */
  hashedFolders?: string[]
  /** Those with pictures, which other sites can show, such as the cards of links. */
  pictureFolders?: string[]
  /** True if every page has a Markdown version at its address plus `.md`. */
  hasMarkdown?: boolean
  /** Additional sources for the content security policy, by directive. */
  policy?: Record<string, string[]>
  /** Documents with a policy of their own, which are not pages of the site. */
  documents?: FeatureDocument[]
}

/** A document for a frame that needs another policy than the pages. The policy of the pages does not apply to it. */
export interface FeatureDocument {
  /** `/~frame` */
  address: string
  create: () => Promise<DocumentContent>
}

export interface DocumentContent {
  /** Elements for the head, after the policy. */
  head: string
  body: string
  /** By directive. `sandbox` is only possible in a header, so hosts without headers leave it out. */
  policy: Record<string, string[]>
}

export interface Project {
  root: string
  config: SiteConfig
  /** The line of `site.config.ts` with this text. */
  findConfigLine: (text: string) => number
  /** All Markdown files, including those that cannot be read. */
  sources: SourceFile[]
  files: ReadFile[]
  /** The route of the page that documents each component. */
  componentPages: Map<string, string>
  /** Exact versions of the project's packages. */
  versions: Record<string, string>
  cache: BuildCache
}

/** The content that a feature adds to the site. Core never sees the data behind these functions. */
export interface FeatureContent {
  problems?: Problem[]
  directives?: Record<string, Directive>
  /** Texts outside the pages whose links are checked. */
  inlineTexts?: InlineText[]
  /** The routes of its special pages, such as `/~demos/line-basic`. */
  specialRoutes?: string[]
  /** The document of a special page. Undefined for a route that does not belong to the feature. */
  specialPage?: (route: string, site: Site) => SpecialPage | undefined
  /** Addresses of files that pages may link to. */
  linkedFiles?: string[]
  /** Problems that only show when all pages are read. */
  findProblems?: (files: ParsedFile[], project: Project) => Problem[]
  /** Checks that run in a build, but not after an edit during development. */
  checkBuild?: (site: Site) => Promise<Problem[]>
  /** A text for the maintainer, which `npm run check` prints. */
  summary?: () => string
  /** Completes the finished pages of a build with what depends on all of them. */
  finishPages?: (pages: PageData[], site: Site) => { pages: PageData[]; problems: Problem[] }
  /** Checks the modules that the scripts were bundled from. */
  checkBundle?: (modules: string[]) => Problem[]
  /** True if a page has a target for this hash besides its ids. */
  hasTarget?: (file: ParsedFile, id: string) => boolean
  search?: FeatureSearch
  /** Additions to the document of a page. `null` is the not-found page. */
  document?: (page: PageData | null, site: Site, build: BuildInfo) => DocumentAdditions
  outputFiles?: (site: Site, build: BuildInfo) => OutputFile[]
  /** The code of a virtual module. Undefined for a name that does not belong to the feature. */
  virtualModule?: (name: string, site: Site) => string | undefined
}

export interface FeatureSearch {
  entries: (file: ParsedFile) => SearchEntries
  /** The start tag of elements in the HTML of a page whose words are not indexed. */
  skippedElement?: string
  treeGroups?: SearchTreeGroups
}

/**
 * The content of the site in one locale, after all features have read theirs. Routes and links are those of the default
 * locale: `getAddress` adds the base.
 */
export interface Site {
  root: string
  locale: Locale
  /** The site in all locales, the default one first. */
  inLocales: Site[]
  /** Undefined for English. */
  texts?: LocaleTexts
  config: SiteConfig
  data: SiteData
  /** The files of each route, the page itself first. Pages that are not translated are in the default locale. */
  pages: Map<string, ParsedFile[]>
  /** In the order of the navigation and the side menu, followed by the other pages. */
  routes: string[]
  features: FeatureContent[]
  redirects: Redirect[]
  versions: Record<string, string>
  /** The message for a link of this site that does not work. */
  checkLink: (link: string) => string | undefined
  /** The address of a page in this locale: `/guide#install` -> `/zh/guide#install`. Other links stay the same. */
  getAddress: (link: string) => string
}

export interface BuildInfo {
  mode: 'build' | 'development'
  /** Undefined during development. */
  manifest?: Manifest
  /** The finished pages in each locale. Undefined during development, where each one is compiled on request. */
  pages?: Map<Site, PageData[]>
}

export interface DocumentAdditions {
  /** Elements for the head. */
  head?: string[]
  /** Additional keys for the data of the document. */
  data?: Record<string, string>
  /** The address of the page's image for social networks. */
  image?: string
}

export interface OutputFile {
  /** From the root of the site: `/changelog.xml`. */
  address: string
  /** The code in it. It is highlighted before the content is created. */
  code?: Code[]
  content: (highlight: Highlight) => string | Buffer
}
