// @ts-check
// npm run check: everything that is quick to check, in about a minute. `npm test` checks the rest too.
import { ensureInstalled } from './install.mjs'
import { tool } from './run.mjs'
import { runInTurn, staticSteps } from './steps.mjs'

await ensureInstalled()
const start = performance.now()
const { content, ...sources } = staticSteps
// two at a time: each step uses about one core
const done = (
  await Promise.all([
    runInTurn(sources),
    runInTurn({ content, 'fast unit tests': [tool('vitest'), 'run', '--project', 'fast', '--reporter', 'dot'] }),
  ])
).flat()
const failed = done.filter(({ code }) => code !== 0).map(({ name }) => name)
const seconds = ((performance.now() - start) / 1000).toFixed(0)
console.log(
  failed.length === 0 ? `\nAll checks passed in ${seconds} s.` : `\nFailed: ${failed.join(', ')} (${seconds} s).`,
)
process.exit(failed.length === 0 ? 0 : 1)
