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
  /** One sentence that says why to choose the library. */
  benefit?: string
  actions: { text: string; link: string }[]
}

export interface Feature {
  /** The name of an icon of Lucide, which is shown instead of the emoji. */
  icon?: string
  emoji?: string
  title: string
  description: string
  link?: string
}

/** The page itself is the first tab; its sibling files are the others. */
export interface PageTab {
  /** The value of `?tab=`; empty for the first tab. */
  key: string
  /** Empty for the first tab, which has an interface text as its title. */
  title: string
  toc: Heading[]
  /** The article. Its interactive parts are custom elements. */
  html: string
  /** The language of the article, if it is not that of the locale. */
  lang?: string
}

/**
 * How a page uses the window. `wide`: the article fills its column. `gallery`: also that of the contents. `tool`: also
 * that of the side menu. `window`: the whole window.
 */
export const PAGE_LAYOUTS = ['wide', 'gallery', 'tool', 'window'] as const

export interface PageMeta {
  route: string
  title: string
  description: string
  /** The name of the component that the page documents. */
  component?: string
  hero?: Hero
  features?: Feature[]
  /** One of those that a page can choose, or `home`, `chart` or `text` by its content. */
  layout: (typeof PAGE_LAYOUTS)[number] | 'home' | 'chart' | 'text'
  /** Path of the source file in the repository. */
  filename: string
  /** Milliseconds since 1970; undefined for a page that was never committed. */
  lastUpdated?: number
  /** `lastUpdated` as a date in the language of the locale. */
  updated?: string
  /** The route of the original, if the page is not translated. */
  canonical?: string
  /** The new addresses of sections that have moved, by their hash. A server never receives the hash. */
  redirects?: Record<string, string>
  previous?: PageLink
  next?: PageLink
}

export interface PageData extends PageMeta {
  tabs: PageTab[]
}

/** The data of the page in its document, without the HTML, which is read from the document. */
export type PageWithoutHtml = PageMeta & { tabs: Omit<PageTab, 'html'>[] }

/** A page outside the layout, such as a demo alone. Its document has no content, because the browser renders it. */
export interface SpecialPage {
  /** Starts with `/~`. */
  route: string
  title: string
  /** What the browser needs to know to render it. */
  data: Record<string, unknown>
}

/** The content of the data element in a prerendered document. Features can add keys. */
export interface DocumentData {
  version: string
  page: PageWithoutHtml | null
  [feature: string]: unknown
}

/** The content of `/version.json`, which is requested when a part of the site is missing. */
export interface Deployment {
  version: string
  routes: string[]
  redirects?: Redirect[]
}

/** The title of a home page, which has a hero, stands alone. */
export function getDocumentTitle(page: Pick<PageMeta, 'hero' | 'title'>, siteName: string): string {
  return page.hero ? page.title : `${page.title} - ${siteName}`
}
