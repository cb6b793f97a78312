// @ts-check
// npm run option-effects: draws all demos with and without each shared option, and writes which of them have no effect.
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

await ensureInstalled()
const browserPath = await ensureBrowser()
if (!browserPath) process.exit(1)
const { runnerImport } = await import('vite')

/** @param {string} file */
const load = async (file) => (await runnerImport(file, { root, configFile: false, logLevel: 'error' })).module

const { library } = await load('/src/library/node/index.ts')
const { library: model } = await library.readOptions()
const charts = model.components.filter((name) => !library.componentsWithoutPage.includes(name))
const { measureEffects } = await load('/src/library/node/measure-effects.ts')
await measureEffects(browserPath, charts, console.log)
