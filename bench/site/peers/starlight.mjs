// @ts-check
import { formatFile } from '../pages.mjs'
import { createPageFiles, formatHome, replaceFiles, source } from '../write-files.mjs'

/** @import { Peer, Site } from '../model.ts' */

/**
 * Astro 6 and 7 need Node 22; these are the newest versions for Node 20.
 * @type {Peer}
 */
export const starlight = {
  name: 'Starlight',
  language: 'JavaScript',
  framework: 'none',
  packages: { '@astrojs/starlight': '0.37.7', astro: '5.18.2', sharp: '0.34.5' },
  write: (folder, site) =>
    replaceFiles(folder, {
      'astro.config.mjs': config(site),
      'tsconfig.json': source({
        extends: 'astro/tsconfigs/strict',
        include: ['.astro/types.d.ts', '**/*'],
        exclude: ['dist'],
      }),
      'src/content.config.ts': CONTENT,
      'src/content/docs/index.mdx': createHome(site),
      // the title comes from the frontmatter
      ...createPageFiles('src/content/docs', site.pages, (page) =>
        formatFile({ ...page, body: page.body.replace(/^# .*\n+/, '') }),
      ),
    }),
  build: ['node_modules/.bin/astro', 'build'],
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'],
  dev: (port) => ['node_modules/.bin/astro', 'dev', '--port', String(port)],
  guide: 'src/content/docs/guide.md',
  environment: { ASTRO_TELEMETRY_DISABLED: '1' },
}

const CONTENT = `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

/**
 * Starlight has no top navigation, so its links come first in the side menu.
 * @param {Site} site
 */
function config({ title, tagline, navigation, menu }) {
  const sidebar = [
    ...navigation.map(({ title: label, path }) => ({ label, link: path })),
    ...menu.map(({ title: label, charts }) => ({
      label,
      items: charts.map((chart) => ({ label: chart.title, link: chart.path })),
    })),
  ]
  return `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://example.com',
  integrations: [starlight(${source({ title, description: tagline, sidebar })})],
})
`
}

/** @param {Site} site */
const createHome = (site) =>
  formatHome(
    site,
    [
      `title: ${source(site.title)}`,
      `description: ${source(site.tagline)}`,
      'template: splash',
      'hero:',
      `  tagline: ${source(site.tagline)}`,
    ],
    (index) => (index === 0 ? [] : ['variant: minimal']),
  )
