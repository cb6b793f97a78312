// @ts-check
// npm run check: the quick checks, in about a minute. `npm test` runs all of them.
// npm run check -- types: the steps with names that start with a word.
import { ensureInstalled } from './install.mjs'
import { getToolPath } from './run.mjs'
import { runSteps, staticSteps } from './steps.mjs'

const [start = ''] = process.argv.slice(2)

await ensureInstalled()
const startTime = performance.now()
const unitTests = [getToolPath('vitest'), 'run', '--project', 'fast*', '--reporter', 'dot']
const steps = Object.entries({ 'fast unit tests': unitTests, ...staticSteps })
const selected = steps.filter(([name]) => name.startsWith(start))
if (selected.length === 0) {
  console.error(`No step starts with "${start}". The steps are: ${steps.map(([name]) => name).join(', ')}.`)
  process.exit(2)
}
const results = await runSteps(Object.fromEntries(selected))
const summary = results.find(({ name, code }) => name === 'content' && code === 0)?.output.trim()
if (summary) console.log(`\n${summary}`)
const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name)
const seconds = ((performance.now() - startTime) / 1000).toFixed(0)
console.log(
  failed.length === 0 ? `\nAll checks passed in ${seconds} s.` : `\nFailed: ${failed.join(', ')} (${seconds} s).`,
)
process.exit(failed.length === 0 ? 0 : 1)
