import type { Manifest, Plugin } from 'vite'
import type { PageData } from '../shared/page.ts'
import type { SearchEntries, SearchTreeGroups } from '../shared/search-entries.ts'
import type { SiteConfig, SiteData } from '../shared/site.ts'
import type { BuildCache } from './files/cache.ts'
import type { Problem } from './files/problems.ts'
import type { SourceFile } from './files/source-files.ts'
import type { Directive } from './model/directive.ts'
import type { InlineText, ParsedFile, ReadFile } from './model/page-file.ts'

/**
 * One thing that a page can contain or a visitor can do: demos, API tables, search.
 * Core knows features only through this interface; `src/features.ts` lists those that the site has.
 */
export interface Feature {
  name: string
  client?: ClientModules
  /** The files that it reads. Other files in these folders are reported. */
  sources?: SourceRule[]
  /** Keys that links may have in their query, besides `tab`. */
  queryKeys?: string[]
  hosting?: FeatureHosting
  plugins?: (root: string) => Plugin[]
  /** Reads and checks what it adds to the site. Equal input should give the same object: pages are parsed again otherwise. */
  read?: (project: Project) => FeatureContent | Promise<FeatureContent>
}

/** Modules for the browser, as paths from the root of the project. */
export interface ClientModules {
  /** Exports a `FeatureUi`: it is rendered at build time too, so it must not touch the document when imported. */
  ui?: string
  /** Exports a `FeatureStart`: it runs in the browser only. */
  start?: string
}

export interface SourceRule {
  /** `content` or another folder of the project. */
  folder: string
  isRead: (file: string, files: ReadonlySet<string>) => boolean
  /** What to do about a file that nothing reads. */
  advice: string
}

export interface FeatureHosting {
  /** Folders whose files have a hash in their name, so that they can be cached forever. */
  hashedFolders?: string[]
  /** What the content security policy has to allow, by directive. */
  policy?: Record<string, string[]>
  /** Addresses that all get the same document, such as `/~demos/`: the rest of the path is read in the browser. */
  specialRoutes?: string[]
}

/** What a feature reads from. */
export interface Project {
  root: string
  config: SiteConfig
  /** The line of `site.config.ts` with this text. */
  findConfigLine: (text: string) => number
  /** All Markdown files, also those that cannot be read. */
  sources: SourceFile[]
  files: ReadFile[]
  /** The route of the page that documents each component. */
  componentPages: Map<string, string>
  /** Exact versions of the project's packages. */
  versions: Record<string, string>
  cache: BuildCache
}

/** What a feature adds to the site. The functions close over its own data, which core never sees. */
export interface FeatureContent {
  problems?: Problem[]
  directives?: Record<string, Directive>
  /** Texts outside the pages whose links are checked. */
  inlineTexts?: InlineText[]
  /** Addresses below its special routes, such as `/~demos/line-basic`. */
  addresses?: string[]
  /** Addresses of files that pages may link to. */
  linkedFiles?: string[]
  /** Checks that need all pages. */
  check?: (files: ParsedFile[], project: Project) => Problem[]
  /** Checks that only a build needs, not an edit during development. */
  checkBuild?: (site: Site) => Promise<Problem[]>
  /** Checks the modules that the scripts were bundled from. */
  checkBundle?: (modules: string[]) => Problem[]
  /** Whether a page has a target for this hash besides its ids. */
  hasTarget?: (file: ParsedFile, id: string) => boolean
  search?: FeatureSearch
  /** What the document of a page needs; `null` is the not-found page. */
  document?: (page: PageData | null, site: Site, build: BuildInfo) => DocumentAdditions
  outputFiles?: (site: Site, build: BuildInfo) => OutputFile[]
  /** The code of a virtual module; undefined for a name that is not one of the feature's. */
  virtualModule?: (name: string) => string | undefined
}

export interface FeatureSearch {
  entries: (file: ParsedFile) => SearchEntries
  treeGroups?: SearchTreeGroups
}

/** The content of the site after all features have read theirs. */
export interface Site {
  root: string
  config: SiteConfig
  data: SiteData
  /** The files of each route, the page itself first. */
  pages: Map<string, ParsedFile[]>
  /** In the order of the navigation and the side menu; pages outside of them come last. */
  routes: string[]
  features: FeatureContent[]
  versions: Record<string, string>
}

export interface BuildInfo {
  mode: 'build' | 'development'
  /** Undefined during development. */
  manifest?: Manifest
}

export interface DocumentAdditions {
  /** Elements for the head. */
  head?: string[]
  /** More keys for the document's data. */
  data?: Record<string, string>
  /** The address of the page's picture in social networks. */
  image?: string
  /** Files that are fetched while the page is read. */
  prefetch?: string[]
}

export interface OutputFile {
  /** From the root of the site: `/changelog.xml`. */
  address: string
  content: () => string | Buffer
}
