import type { Redirect } from './redirects.ts'
import type { PageLink } from './site.ts'

/** A heading of the table of contents. */
export interface Heading {
  id: string
  depth: 1 | 2 | 3
  title: string
}

export interface Hero {
  title: string
  description: string
  actions: { text: string; link: string }[]
}

export interface Feature {
  emoji: string
  title: string
  description: string
  link?: string
}

/** The page itself is the first tab; its sibling files are the others. */
export interface PageTab {
  /** The value of `?tab=`; empty for the first tab. */
  key: string
  /** Empty for the first tab, whose name is an interface text. */
  title: string
  toc: Heading[]
  /** The finished article. Live parts of it are custom elements. */
  html: string
}

export interface PageMeta {
  route: string
  title: string
  description: string
  navTitle?: string
  /** Name of the exported component, on a chart page. */
  component?: string
  aliases?: string[]
  hero?: Hero
  features?: Feature[]
  demoColumns?: number
  /** Path of the source in the repository. */
  filename: string
  /** Milliseconds since 1970; undefined for a page that was never committed. */
  lastUpdated?: number
  /** Redirects of its sections, which a server cannot see. */
  redirects?: Redirect[]
  previous?: PageLink
  next?: PageLink
}

export interface PageData extends PageMeta {
  tabs: PageTab[]
}

/** What the document carries of its own page: the HTML is read back from the document itself. */
export type LeanPage = PageMeta & { tabs: Omit<PageTab, 'html'>[] }

/** The data element of a prerendered document. Features add keys of their own. */
export interface DocumentData {
  version: string
  page: LeanPage | null
  [feature: string]: unknown
}

/** `/version.json`: asked for only when a part of the site is missing. */
export interface Deployment {
  version: string
  routes: string[]
  redirects?: Redirect[]
}

/** The title of the browser's tab. */
export function documentTitle(page: Pick<PageMeta, 'route' | 'title'>, siteName: string): string {
  return page.route === '/' ? page.title : `${page.title} - ${siteName}`
}
