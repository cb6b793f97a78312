// @ts-check
// npm run check: the quick checks, in about a minute. `npm test` runs all of them.
import { ensureInstalled } from './install.mjs'
import { getToolPath } from './run.mjs'
import { runSteps, staticSteps } from './steps.mjs'

await ensureInstalled()
const start = performance.now()
const { content, ...sources } = staticSteps
// two at a time, because each step uses about one core
const results = (
  await Promise.all([
    runSteps(sources),
    runSteps({ content, 'fast unit tests': [getToolPath('vitest'), 'run', '--project', 'fast', '--reporter', 'dot'] }),
  ])
).flat()
const summary = results.find(({ name, code }) => name === 'content' && code === 0)?.output.trim()
if (summary) console.log(`\n${summary}`)
const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name)
const seconds = ((performance.now() - start) / 1000).toFixed(0)
console.log(
  failed.length === 0 ? `\nAll checks passed in ${seconds} s.` : `\nFailed: ${failed.join(', ')} (${seconds} s).`,
)
process.exit(failed.length === 0 ? 0 : 1)
