// @ts-check
// npm run posters: draws the posters and social cards that are missing or out of date.
//   --all       draws all of them
//   --any-font  draws them even if the browser has no font with the widths of Arial
import { ensureBrowser, ensureFont } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled()
const browserPath = await ensureBrowser()
if (!browserPath) process.exit(1)
const { runnerImport } = await import('vite')

/** @param {string} file */
const load = async (file) => (await runnerImport(file, { root, configFile: false, logLevel: 'error' })).module

if (!process.argv.includes('--any-font')) {
  const problem = await ensureFont(browserPath)
  if (problem) {
    console.error(problem)
    process.exit(1)
  }
}

async function readSite() {
  const [{ readContent }, { features }, { site }] = await Promise.all([
    load('/src/core/node/content/content.ts'),
    load('/src/features.ts'),
    load('/site.config.ts'),
  ])
  return readContent(root, site, features)
}

const { updatePosters } = await load('/src/features/demos/node/posters/update-posters.ts')
await updatePosters(await readSite(), { browserPath, all: process.argv.includes('--all'), log: console.log })
