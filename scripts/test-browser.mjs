// @ts-check
// npm run browser [-- file -g title]: runs only the browser tests. Builds the site first if it is stale.
import { ensureTestBrowsers } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runTool } from './run.mjs'

await ensureInstalled()
const browsers = await ensureTestBrowsers()
if (!browsers) process.exit(1)
await ensureBuilt()
process.exit(await runTool('playwright', ['test', ...process.argv.slice(2)], browsers))
