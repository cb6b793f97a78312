// @ts-check
// npm run licenses: writes the licenses of the packages that are sent to visitors to content/licenses.yaml.
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('/src/features/licenses/node/write-licenses.ts', { root, logLevel: 'error' })
await module.writeLicenses(root, console.log)
