// @ts-check
import { formatFile } from '../pages.mjs'
import { createPageFiles, formatHome, replaceFiles, source } from '../write-files.mjs'

/** @import { Peer, Site } from '../model.ts' */

/** @type {Peer} */
export const vitepress = {
  name: 'VitePress',
  language: 'JavaScript',
  framework: 'Vue',
  packages: { vitepress: '1.6.4' },
  write: (folder, site) =>
    replaceFiles(folder, {
      'docs/.vitepress/config.mjs': config(site),
      'docs/index.md': createHome(site),
      ...createPageFiles('docs', site.pages, (page) => formatFile({ ...page, body: escapeTemplates(page.body) })),
    }),
  build: ['node_modules/.bin/vitepress', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
  caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp', 'node_modules/.vite', 'node_modules/.cache'],
  dev: (port) => ['node_modules/.bin/vitepress', 'dev', 'docs', '--port', String(port), '--strictPort'],
  guide: 'docs/guide.md',
}

/**
 * Vue interprets `{{` even in inline code, unless it is marked with `v-pre`.
 * @param {string} body
 */
function escapeTemplates(body) {
  return body.replaceAll(
    /(?<!`)`([^`\n]*\{\{[^`\n]*)`(?!`)/g,
    (_, code) => `<code v-pre>${code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`,
  )
}

/** @param {Site} site */
function config({ title, tagline, navigation, menu }) {
  return `import { defineConfig } from 'vitepress'

export default defineConfig(${source({
    title,
    description: tagline,
    themeConfig: {
      nav: navigation.map(({ title: text, path }) => ({ text, link: path })),
      sidebar: menu.map(({ title: text, charts }) => ({
        text,
        items: charts.map((chart) => ({ text: chart.title, link: chart.path })),
      })),
      search: { provider: 'local' },
    },
  })})
`
}

/** @param {Site} site */
const createHome = (site) =>
  formatHome(
    site,
    ['layout: home', 'hero:', `  name: ${source(site.title)}`, `  tagline: ${source(site.tagline)}`],
    (index) => [`theme: ${index === 0 ? 'brand' : 'alt'}`],
  )
