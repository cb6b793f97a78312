// @ts-check
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/run.mjs'
import { formatFile } from '../pages.mjs'
import { addFiles, createPageFiles, formatHome, replaceFiles, source } from '../write-files.mjs'

/** @import { Peer, Site } from '../model.ts' */

/** The files and folders to copy from this project. */
const COPIED = ['src', 'public', 'package.json', 'tsconfig.json']

/**
 * The docs engine of this site on the same pages, in its own project.
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
      'content/index.md': createHome(site),
    })
    for (const name of COPIED) {
      rmSync(path.join(folder, name), { recursive: true, force: true })
      if (existsSync(path.join(root, name))) cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
    }
    cpSync(path.join(root, 'site.config.ts'), path.join(folder, 'whole-site.config.ts'))
    rmSync(path.join(folder, 'node_modules'), { force: true, recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    addFiles(
      folder,
      createPageFiles('content', site.pages, (page) =>
        formatFile(page, page.component ? { component: page.component } : {}),
      ),
    )
  },
  build: ['node_modules/.bin/vite', 'build'],
  output: 'dist',
  caches: ['.cache/server', '.cache/vite'],
  dev: (port) => ['node_modules/.bin/vite', '--port', String(port), '--strictPort'],
  guide: 'content/guide.md',
}

/** The docs engine with its search: demos and API tables are plain Markdown here, as for every peer. */
const VITE_CONFIG = `import react from '@vitejs/plugin-react'
import { realpathSync } from 'node:fs'
import { mergeConfig } from 'vite'
import { site } from './site.config.ts'
import { createViteConfig, documentation } from './src/core/node/vite/vite-config.ts'
import { search } from './src/features/search/node/index.ts'
import { slimReact } from './src/patches/react.ts'

const root = import.meta.dirname

export default mergeConfig(createViteConfig(root, 'src/styles.css'), {
  root,
  // the packages belong to another project, and so would the cache
  cacheDir: '.cache/vite',
  server: { fs: { allow: [root, realpathSync('node_modules')] } },
  plugins: [react(), slimReact(), documentation(root, site, [search])],
})
`

/** @param {Site} site */
function siteConfig({ navigation }) {
  const links = navigation.map(({ title, path: link }) => ({ title, link }))
  return `import { site as whole } from './whole-site.config.ts'

export const site = { ...whole, redirects: [], navigation: ${source(links)} }
`
}

/** @param {Site} site */
const createHome = (site) =>
  formatHome(site, [
    `title: ${source(site.title)}`,
    `description: ${source(site.tagline)}`,
    'hero:',
    `  title: ${source(site.title)}`,
    `  description: ${source(site.tagline)}`,
  ])
