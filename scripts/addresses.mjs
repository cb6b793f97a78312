// @ts-check
// npm run addresses: adds new addresses of the site to content/published-addresses.txt. The build reports missing ones.
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled()
const { resolveConfig } = await import('vite')
const { plugins } = await resolveConfig({ root, logLevel: 'error' }, 'build')
const build = plugins.find(({ name }) => name === 'site:build')
try {
  console.log(`Added ${await build?.api.addPublishedAddresses()} addresses to content/published-addresses.txt.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
