// @ts-check
// npm start: installs what is missing, builds what is stale, serves the site.
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled()
await ensureBuilt()
// only now: it needs what was installed
const { createSiteServer, listen } = await import('./server.mjs')
const host = process.env.HOST ?? 'localhost'
const port = await listen(createSiteServer(path.join(root, 'dist')), Number(process.env.PORT ?? 8000), host)
console.log(`G2Plot React is at http://${host}:${port}/  (Ctrl+C ends it)`)
