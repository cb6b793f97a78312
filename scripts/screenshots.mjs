// @ts-check
// npm run screenshots [-- line pie]: saves the demos in light and dark mode in .cache/screenshots, one image per chart.
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled()
const browserPath = await ensureBrowser()
if (!browserPath) process.exit(1)
await ensureBuilt()
const { createSiteServer, listen } = await import('./server.mjs')
const port = await listen(createSiteServer(path.join(root, 'dist')), 8100, 'localhost')
const { runnerImport } = await import('vite')
const file = '/src/features/demos/node/posters/screenshots.ts'
const { module } = await runnerImport(file, { root, configFile: false, logLevel: 'error' })
await module.takeScreenshots({
  root,
  origin: `http://localhost:${port}`,
  browserPath,
  folder: path.join(root, '.cache/screenshots'),
  charts: process.argv.slice(2),
  log: console.log,
})
process.exit(0)
