// @ts-check
// npm run addresses: adds the site's new addresses to the list of published ones, which the build protects.
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
