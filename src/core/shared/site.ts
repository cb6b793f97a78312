/** Texts in other locales, by the id of the locale: `{ 'zh-CN': { title: '指南' } }`. */
interface Translatable<Key extends string> {
  translations?: Record<string, Partial<Record<Key, string>>>
}

/** The type of the object in `site.config.ts`. */
export interface SiteConfig extends Translatable<'name' | 'description'> {
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
  /** The locale with the base `/` is the default. Translated pages are in `content/<id>/`. */
  locales: Locale[]
  navigation: NavEntry[]
  /** Groups of pages in the side menu. A group belongs to the navigation entry whose link is above its pages. */
  sidebar: SidebarGroup[]
  /** Pages of the side menu that are read most, in this order. */
  mostRead?: string[]
  /** The ids of the main sections of the pages about a component. A bar that stays visible links to them. */
  sections?: string[]
  /** The page or tab that documents options objects shared by several components, such as `/api?tab=options`. */
  sharedOptions?: string
  /** Pages and tabs whose texts are joined to one file for language models: `/guide`, `/api?tab=options`. */
  fullText?: string[]
  /** The page about the theme of the demos. */
  themePage?: string
}

export interface Locale {
  /** A language tag, such as `zh-CN`. */
  id: string
  /** In its own language. */
  name: string
  /** The start of its addresses, such as `/zh`. */
  base: string
}

/** An entry of the navigation in the header, which has two levels. */
export interface NavEntry extends Translatable<'title'> {
  title: string
  link: string
  /** Search results below a link with a higher order come first. */
  order?: number
  children?: NavEntry[]
}

export interface SidebarGroup extends Translatable<'title' | 'description'> {
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
  /** The start of all addresses of the locale; empty for the default locale. */
  base: string
  menu: MenuGroup[]
}
