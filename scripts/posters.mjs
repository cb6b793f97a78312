// @ts-check
// npm run posters: draws the pictures of the demos that are new or have changed. --all draws every one.
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled()
const browser = await ensureBrowser()
if (!browser) process.exit(1)
const { runnerImport } = await import('vite')
const { module } = await runnerImport('/src/features/demos/node/posters/make-posters.ts', { root, logLevel: 'error' })
await module.makePosters(root, browser, process.argv.includes('--all'), console.log)
