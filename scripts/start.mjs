// @ts-check
// npm start: installs and builds what is missing or out of date, then serves the site.
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled({ omit: 'dev' })
await ensureBuilt({ isPreview: true })
// imported here, because it needs the installed packages
const { createSiteServer, listen } = await import('./server.mjs')
const host = process.env.HOST ?? 'localhost'
const port = await listen(createSiteServer(path.join(root, 'dist')), Number(process.env.PORT ?? 8000), host)
console.log(`The site is at http://${host}:${port}/ (press Ctrl+C to stop)`)
