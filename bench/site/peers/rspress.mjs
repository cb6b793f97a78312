// @ts-check
import { formatFile } from '../pages.mjs'
import { createPageFiles, formatHome, replaceFiles, source } from '../write-files.mjs'

/** @import { Peer, Site } from '../model.ts' */

/** @type {Peer} */
export const rspress = {
  name: 'Rspress',
  language: 'Rust',
  framework: 'React',
  // later versions of the last two need a package that some registries don't have
  packages: {
    '@rspress/core': '2.0.22',
    'remark-cjk-friendly': '2.3.1',
    'remark-cjk-friendly-gfm-strikethrough': '2.3.1',
  },
  write: (folder, site) =>
    replaceFiles(folder, {
      'rspress.config.ts': config(site),
      'docs/index.md': createHome(site),
      ...createPageFiles('docs', site.pages, (page) => formatFile(page)),
    }),
  build: ['node_modules/.bin/rspress', 'build'],
  output: 'doc_build',
  caches: ['.rspress', 'node_modules/.rspress', 'node_modules/.cache'],
  dev: (port) => ['node_modules/.bin/rspress', 'dev', '--port', String(port)],
  guide: 'docs/guide.md',
}

/** @param {Site} site */
function config({ title, tagline, navigation, menu }) {
  const sidebar = menu.map(({ title: text, charts }) => ({
    text,
    items: charts.map((chart) => ({ text: chart.title, link: chart.path })),
  }))
  return `import { defineConfig } from '@rspress/core'

export default defineConfig(${source({
    root: 'docs',
    title,
    description: tagline,
    themeConfig: { nav: navigation.map(({ title: text, path }) => ({ text, link: path })), sidebar: { '/': sidebar } },
  })})
`
}

/** @param {Site} site */
const createHome = (site) =>
  formatHome(
    site,
    ['pageType: home', 'hero:', `  name: ${source(site.title)}`, `  tagline: ${source(site.tagline)}`],
    (index) => [`theme: ${index === 0 ? 'brand' : 'alt'}`],
  )
