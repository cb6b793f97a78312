// @ts-check
// Reports the problems in the content like a build, without bundling. Then prints the summaries of the features.
import { resolveConfig } from 'vite'
import { root } from './run.mjs'

const { plugins } = await resolveConfig({ root, logLevel: 'error' }, 'build')
const build = plugins.find(({ name }) => name === 'site:build')
try {
  const content = await build?.api.checkContent()
  for (const { summary } of content.features) if (summary) console.log(summary())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
