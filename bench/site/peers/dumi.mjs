// @ts-check
import { formatFile } from '../pages.mjs'
import { createPageFiles, formatHome, replaceFiles, source } from '../write-files.mjs'

/** @import { Peer, Site } from '../model.ts' */

/**
 * The setup of `create-dumi`: bundled with utoopack instead of webpack.
 * @type {Peer}
 */
export const dumi = {
  name: 'dumi',
  language: 'Rust',
  framework: 'React',
  packages: { dumi: '2.4.50', react: '18.3.1', 'react-dom': '18.3.1' },
  // later versions have no package for ARM in some registries
  overrides: { '@utoo/pack': '1.5.18' },
  write: (folder, site) =>
    replaceFiles(folder, {
      '.dumirc.ts': config(site),
      'docs/index.md': createHome(site),
      ...createPageFiles('docs', site.pages, (page) => formatFile(page)),
    }),
  build: ['node_modules/.bin/dumi', 'build'],
  output: 'dist',
  caches: ['.dumi/tmp', '.dumi/tmp-production', 'node_modules/.cache'],
  dev: (port) => ['node_modules/.bin/dumi', 'dev', '--port', String(port)],
  guide: 'docs/guide.md',
  environment: { DID_YOU_KNOW: 'none' },
}

/** @param {Site} site */
function config({ title, tagline, navigation, menu }) {
  const sidebar = menu.map(({ title: group, charts }) => ({
    title: group,
    children: charts.map((chart) => ({ title: chart.title, link: chart.path })),
  }))
  return formatConfig({
    utoopack: {},
    locales: [{ id: 'en-US', name: 'English' }],
    // code blocks are code, not demos
    resolve: { docDirs: ['docs'], codeBlockMode: 'passive' },
    themeConfig: {
      name: title,
      description: tagline,
      nav: navigation.map(({ title: text, path: link }) => ({ title: text, link })),
      sidebar: { '/api': sidebar },
    },
  })
}

/** @param {object} settings */
const formatConfig = (settings) => `import { defineConfig } from 'dumi'

export default defineConfig(${source(settings)})
`

/** @param {Site} site */
const createHome = (site) =>
  formatHome(site, [
    `title: ${source(site.title)}`,
    'hero:',
    `  title: ${source(site.title)}`,
    `  description: ${source(site.tagline)}`,
  ])
