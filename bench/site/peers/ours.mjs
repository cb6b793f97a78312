// @ts-check
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../../../scripts/run.mjs'
import { fileText } from '../pages.mjs'
import { addFiles, pageFiles, replaceFiles, source } from '../write-files.mjs'

/** @import { Peer, Site } from '../model.ts' */

/** What makes a project of this one, taken as it is. What the library says of its options is read anew when its versions change, here as there. */
const TAKEN = [
  'src',
  'public',
  'package.json',
  'tsconfig.json',
  'content/glyphs',
  'content/changelog.yaml',
  'content/licenses.yaml',
  '.cache/api',
]

/**
 * The engine of this site on the same pages, in a project of its own.
 * @type {Peer}
 */
export const ours = {
  name: 'ours',
  language: 'Rust',
  framework: 'React',
  packages: {},
  async write(folder, site) {
    replaceFiles(folder, {
      'vite.config.ts': VITE_CONFIG,
      'site.config.ts': siteConfig(site),
      'content/index.md': home(site),
    })
    for (const name of TAKEN) {
      rmSync(path.join(folder, name), { recursive: true, force: true })
      if (existsSync(path.join(root, name))) cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
    }
    cpSync(path.join(root, 'site.config.ts'), path.join(folder, 'whole-site.config.ts'))
    cpSync(path.join(root, 'vite.config.ts'), path.join(folder, 'whole-vite.config.ts'))
    rmSync(path.join(folder, 'node_modules'), { force: true, recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    // without demos the scripts hold fewer packages, and the build compares; the pages do not matter to it
    const { module } = await runnerImport('/src/features/licenses/node/write-licenses.ts', {
      root: folder,
      configFile: false,
      logLevel: 'error',
    })
    await module.writeLicenses(folder, () => {})
    addFiles(
      folder,
      pageFiles('content', site.pages, (page) => fileText(page, page.component ? { component: page.component } : {})),
    )
  },
  build: ['node_modules/.bin/vite', 'build'],
  output: 'dist',
  caches: ['.cache/server', '.cache/vite'],
  dev: (port) => ['node_modules/.bin/vite', '--port', String(port), '--strictPort'],
  guide: 'content/guide.md',
}

/**
 * The site's own configuration without what draws demos, which no peer has either, and with what concerns its options tables not told: here they are plain Markdown,
 * so that nothing is there to describe, and nothing stands where the changelog links to.
 */
const VITE_CONFIG = `import { realpathSync } from 'node:fs'
import { site } from './site.config.ts'
import { readContent } from './src/core/node/content/content.ts'
import { buildSite } from './src/core/node/vite/build-site.ts'
import { contentSource } from './src/core/node/vite/content-source.ts'
import { serveContent } from './src/core/node/vite/dev-server.ts'
import { themedBase } from './src/library/node/themed-base.ts'
import { features } from './src/features.ts'
import { virtualModules } from './src/core/node/vite/virtual-modules.ts'
import whole from './whole-vite.config.ts'

const root = import.meta.dirname
const OF_TABLES = /^content\\/(?:options\\/|changelog\\.yaml|api\\/index\\.tab-options\\.md)/
const source = contentSource(root, site, async (...of: Parameters<typeof readContent>) => {
  const content = await readContent(...of)
  return { ...content, problems: content.problems.filter(({ file, message }) => !OF_TABLES.test(file) && !message.includes('shows no table of its options')) }
})

// the doors through which a page gets what draws a demo
const DRAWING = /\\/(?:mount\\.ts|standalone\\.tsx)$/
const withoutDemos = {
  name: 'bench:without-demos',
  enforce: 'pre' as const,
  resolveId: (id: string) => (DRAWING.test(id) ? '\\0without-demos' : undefined),
  load: (id: string) => (id === '\\0without-demos' ? 'export {}' : undefined),
}

export default {
  ...whole,
  root,
  // the packages are another project's, and so would the cache be
  cacheDir: '.cache/vite',
  server: { fs: { allow: [root, realpathSync('node_modules')] } },
  // the last of the plugins are those that read the content
  plugins: [withoutDemos, ...(whole.plugins ?? []).slice(0, -1), virtualModules(source, features), themedBase(root), serveContent(root, source), buildSite(root, source)],
}
`

/** @param {Site} site */
function siteConfig({ navigation }) {
  return `import { site as whole } from './whole-site.config.ts'

export const site = { ...whole, navigation: ${source(navigation.map(({ title, path: link }) => ({ title, link })))} }
`
}

/** @param {Site} site */
function home({ title, tagline, navigation }) {
  const actions = navigation
    .slice(0, 2)
    .map(({ title: text, path: link }) => `    - text: ${text}\n      link: ${link}\n`)
  return `---\ntitle: ${source(title)}\ndescription: ${source(tagline)}\nhero:\n  title: ${source(title)}\n  description: ${source(tagline)}\n  actions:\n${actions.join('')}---\n`
}
