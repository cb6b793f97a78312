// @ts-check
// npm run licenses: lists the packages whose code is sent to visitors, for the page of licenses.
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('/src/features/licenses/node/write-licenses.ts', { root, logLevel: 'error' })
await module.writeLicenses(root, console.log)
