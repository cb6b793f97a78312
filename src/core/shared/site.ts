import type { Redirect } from './redirects.ts'

/** What `site.config.ts` declares. */
export interface SiteConfig {
  name: string
  description: string
  /** Origin of the published site, without a slash at the end. */
  url: string
  /** The documented library. */
  library: { package: string; version: string }
  /** The command that installs it, shown on the home page. */
  install: string
  repository: string
  /** Address before the path of a file, where that file can be edited. */
  editUrl: string
  locales: Locale[]
  navigation: NavEntry[]
  /** Groups of pages in the side menu. Each group belongs to the entry of the navigation that its pages are below. */
  sidebar: SidebarGroup[]
  /** The page, or the tab of one, with the options objects that several components share: `/api?tab=options`. */
  sharedOptions?: string
  /** Old addresses of pages, sections and special routes, with their new ones. */
  redirects?: Redirect[]
}

export interface Locale {
  id: string
  name: string
  base: string
}

/** An entry of the header's navigation; entries of its own make the second level. */
export interface NavEntry {
  title: string
  link: string
  /** Rank of the group in search results: the higher, the earlier. */
  order?: number
  children?: NavEntry[]
}

export interface SidebarGroup {
  id: string
  title: string
  description: string
  /** Routes, such as `/api/line`. */
  pages: string[]
}

export interface MenuGroup {
  title: string
  items: PageLink[]
}

export interface PageLink {
  title: string
  link: string
}

/** What the browser needs to know about the whole site. It does not grow with the number of pages. */
export interface SiteData extends Pick<
  SiteConfig,
  'name' | 'library' | 'install' | 'repository' | 'editUrl' | 'navigation'
> {
  menu: MenuGroup[]
}
