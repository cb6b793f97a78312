/** The type of the object in `site.config.ts`. */
export interface SiteConfig {
  name: string
  description: string
  /** Origin of the published site, without a trailing slash. */
  url: string
  /** SVG elements of the logo in the header, for a viewBox of 32 by 32. */
  logo?: string
  /** The address of the default image for social networks, 1200 by 630 pixels. */
  socialImage: string
  /** The documented library. */
  library: { package: string; version: string }
  /** The command that installs the library, shown on the home page. */
  install: string
  /** The license of the library, named in the footer. */
  license?: string
  repository: string
  /** The address where a file can be edited, up to its path in the repository. */
  editUrl: string
  locales: Locale[]
  navigation: NavEntry[]
  /** Groups of pages in the side menu. A group belongs to the navigation entry whose link is above its pages. */
  sidebar: SidebarGroup[]
  /** The main sections of the pages about a component. A bar that stays visible links to them. */
  sections?: { id: string; title: string }[]
  /** The page or tab that documents options objects shared by several components, such as `/api?tab=options`. */
  sharedOptions?: string
  /** The page about the theme of the demos. */
  themePage?: string
}

export interface Locale {
  id: string
  name: string
  base: string
}

/** An entry of the navigation in the header, which has two levels. */
export interface NavEntry {
  title: string
  link: string
  /** Search results below a link with a higher order come first. */
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

/** Site-wide data for the browser. Only `menu` grows with the number of pages, and it is not in the scripts. */
export interface SiteData extends Pick<
  SiteConfig,
  'name' | 'logo' | 'library' | 'license' | 'repository' | 'editUrl' | 'navigation'
> {
  menu: MenuGroup[]
}
