/** What `site.config.ts` declares. */
export interface SiteConfig {
  name: string
  description: string
  /** Origin of the published site, without a slash at the end. */
  url: string
  library: { package: string; version: string; engine: string }
  repository: string
  /** Address before the path of a file, where that file can be edited. */
  editUrl: string
  locales: Locale[]
  navigation: NavEntry[]
  charts: ChartGroup[]
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

export interface ChartGroup {
  id: string
  title: string
  description: string
  charts: string[]
}

export interface MenuGroup {
  title: string
  items: PageLink[]
}

export interface PageLink {
  title: string
  link: string
}

/** What the browser knows of the site as a whole. It does not grow with the number of pages. */
export interface SiteData {
  name: string
  library: SiteConfig['library']
  repository: string
  editUrl: string
  navigation: NavEntry[]
  /** The side menu of the chart pages. */
  menu: MenuGroup[]
}
