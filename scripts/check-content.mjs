// @ts-check
// Reports the problems in the content like a build, without bundling.
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
