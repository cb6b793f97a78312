/** A page that every engine gets: plain Markdown, with the same words for all. */
export interface Page {
  /** Its address from the root, such as `/api/line`. */
  path: string
  title: string
  description: string
  /** Markdown that begins with `# title`; no frontmatter. */
  body: string
  /** The component that a chart's page is about. This site's own engine asks for it. */
  component?: string
}

export interface MenuEntry {
  title: string
  path: string
}

/** What all engines are asked to build. */
export interface Site {
  title: string
  tagline: string
  navigation: MenuEntry[]
  /** The side menu: the charts in their groups. */
  menu: { title: string; charts: MenuEntry[] }[]
  pages: Page[]
}

/** An engine that is measured. Its folder is a project of its own, outside of this one. */
export interface Peer {
  name: string
  /** What the core of its bundler is written in. */
  language: 'JavaScript' | 'Rust'
  /** What runs in the browser. */
  framework: 'React' | 'Vue' | 'none'
  /** Exact versions of what is installed for it. */
  packages: Record<string, string>
  /** Writes the site into the folder, in the place of an earlier one. */
  write: (folder: string, site: Site) => void | Promise<void>
  /** The command that builds, from the folder. */
  build: string[]
  /** The folder of the built site. */
  output: string
  /** What a build leaves behind besides its output: a cold build begins without it. */
  caches: string[]
  /** The command that starts the development server. */
  dev: (port: number) => string[]
  /** The file of the page `/guide`. */
  guide: string
  environment?: Record<string, string>
}
