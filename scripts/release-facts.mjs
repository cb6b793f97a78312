// @ts-check
// npm run release-facts: downloads all versions of the library and writes what changed to content/release-facts.json.
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled()
const { runnerImport } = await import('vite')
const load = async (/** @type {string} */ file) =>
  (await runnerImport(file, { root, configFile: false, logLevel: 'error' })).module
const [{ site }, { writeReleaseFacts }] = await Promise.all([
  load('/site.config.ts'),
  load('/src/features/changelog/node/compare-packages.ts'),
])
try {
  await writeReleaseFacts(root, site.library.package, console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
