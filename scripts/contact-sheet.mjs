// @ts-check
// npm run contact-sheet [-- line pie]: photographs every demo in both colors, a sheet for each chart, into .cache/contact-sheet/.
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled()
const browser = await ensureBrowser()
if (!browser) process.exit(1)
await ensureBuilt()
const { createSiteServer, listen } = await import('./server.mjs')
const port = await listen(createSiteServer(path.join(root, 'dist')), 8100, 'localhost')
const { runnerImport } = await import('vite')
const { module } = await runnerImport('/src/features/demos/node/posters/contact-sheet.ts', {
  root,
  configFile: false,
  logLevel: 'error',
})
await module.makeContactSheets(
  root,
  `http://localhost:${port}`,
  browser,
  path.join(root, '.cache/contact-sheet'),
  process.argv.slice(2),
  console.log,
)
process.exit(0)
