// @ts-check
import { formatFile } from '../pages.mjs'
import { createPageFiles, replaceFiles, source } from '../write-files.mjs'

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
  write: (folder, site) =>
    replaceFiles(folder, {
      '.dumirc.ts': config(site),
      'docs/index.md': home(site),
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
  return `import { defineConfig } from 'dumi'

export default defineConfig(${source({
    utoopack: {},
    locales: [{ id: 'en-US', name: 'English' }],
    // code blocks are code, not demos
    resolve: { docDirs: ['docs'], codeBlockMode: 'passive' },
    themeConfig: {
      name: title,
      description: tagline,
      nav: navigation.map(({ title: text, path }) => ({ title: text, link: path })),
      sidebar: { '/api': sidebar },
    },
  })})
`
}

/** @param {Site} site */
function home({ title, tagline, navigation }) {
  const actions = navigation.slice(0, 2).map(({ title: text, path }) => `    - text: ${text}\n      link: ${path}\n`)
  return `---\ntitle: ${source(title)}\nhero:\n  title: ${source(title)}\n  description: ${source(tagline)}\n  actions:\n${actions.join('')}---\n`
}
