/** A page in plain Markdown, the same for every engine. */
export interface Page {
  /** Its address from the root, such as `/api/line`. */
  path: string
  title: string
  description: string
  /** Markdown that starts with `# title`, without frontmatter. */
  body: string
  /** The component of a chart page, which our own engine requires. */
  component?: string
}

export interface MenuEntry {
  title: string
  path: string
}

/** The site that all engines build. */
export interface Site {
  title: string
  tagline: string
  navigation: MenuEntry[]
  /** The side menu: charts by group. */
  menu: { title: string; charts: MenuEntry[] }[]
  pages: Page[]
}

/** An engine to measure. Its folder is a separate project outside this one. */
export interface Peer {
  name: string
  /** The language of its bundler. */
  language: 'JavaScript' | 'Rust'
  /** The framework in the browser. */
  framework: 'React' | 'Vue' | 'none'
  /** The packages to install, with exact versions. */
  packages: Record<string, string>
  /** Versions of packages that they depend on. */
  overrides?: Record<string, string>
  /** Writes the site into the folder and replaces an earlier one. */
  write: (folder: string, site: Site) => void | Promise<void>
  /** The build command, run in the folder. */
  build: string[]
  /** The folder of the built site. */
  output: string
  /** Caches of a build, which are removed before a cold build. */
  caches: string[]
  /** The command that starts the development server. */
  dev: (port: number) => string[]
  /** The file of the page `/guide`. */
  guide: string
  environment?: Record<string, string>
}
