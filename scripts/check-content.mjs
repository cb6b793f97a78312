// @ts-check
// Reads all content and reports its problems as the build would, without bundling anything.
import { resolveConfig } from 'vite'
import { root } from './run.mjs'

const { plugins } = await resolveConfig({ root, logLevel: 'error' }, 'build')
const build = plugins.find(({ name }) => name === 'site:build')
try {
  await build?.api.checkContent()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
