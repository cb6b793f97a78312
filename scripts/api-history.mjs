// @ts-check
// npm run api-history: compares the published versions of the library and the chart engine, and writes what changed to
// src/library/api-history.json. The result of each version is cached; without it, this takes ten minutes or more.
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('/src/library/node/history/write-api-history.ts', {
  root,
  configFile: false,
  logLevel: 'error',
})
try {
  await module.writeApiHistory(console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
