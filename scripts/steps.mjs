// @ts-check
// The steps that `npm run check` and `npm test` share.
import { getToolPath, runQuietly } from './run.mjs'

/** @import { RunResult } from './run.mjs' */
/** @typedef {RunResult & { name: string }} StepResult */

// TypeScript 7 checks types in a third of the time. The library is read with version 6, which has an API.
const tsc = [process.execPath, 'node_modules/typescript-7/bin/tsc', '--noEmit']

/** The steps that need no build. */
export const staticSteps = {
  format: [getToolPath('prettier'), '--check', '--cache', '--log-level', 'warn', '.'],
  lint: [getToolPath('oxlint'), '--type-aware', '--deny-warnings'],
  style: [process.execPath, 'scripts/check-style.mjs'],
  types: tsc,
  'types of the demos': [...tsc, '-p', 'demos'],
  'types with React 18': [...tsc, '-p', 'demos/tsconfig.react-18.json'],
  content: [process.execPath, 'scripts/check-content.mjs'],
}

/**
 * Runs steps, at most two at a time because each uses about one core. Prints the result of each, and the output of
 * failed ones.
 * @param {Record<string, string[]>} steps
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps) {
  /** @type {StepResult[]} */
  const results = []
  const waiting = Object.entries(steps)
  const runWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, [command = '', ...args]] = next
      const step = { name, ...(await runQuietly(command, args)) }
      results.push(step)
      if (step.code !== 0) console.log(`\n${step.output.trimEnd()}\n`)
      console.log(
        `${step.code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(20)} ${step.seconds.toFixed(1).padStart(6)} s`,
      )
    }
  }
  await Promise.all([runWaiting(), runWaiting()])
  return results
}
