// @ts-check
// The steps that `npm run check` and `npm test` share.
import { getToolPath, runQuietly } from './run.mjs'

/** @import { RunResult } from './run.mjs' */
/** @typedef {RunResult & { name: string }} StepResult */

/** The steps that need no build. */
export const staticSteps = {
  format: [getToolPath('prettier'), '--check', '--cache', '--log-level', 'warn', '.'],
  lint: [getToolPath('oxlint'), '--type-aware', '--deny-warnings'],
  style: [process.execPath, 'scripts/check-style.mjs'],
  types: [getToolPath('tsc'), '--noEmit'],
  'types of the demos': [getToolPath('tsc'), '--noEmit', '-p', 'demos'],
  'types with React 18': [getToolPath('tsc'), '--noEmit', '-p', 'demos/tsconfig.react-18.json'],
  content: [process.execPath, 'scripts/check-content.mjs'],
}

/**
 * Runs steps one after another. Prints the result of each, and the output of failed ones.
 * @param {Record<string, string[]>} steps
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps) {
  const results = []
  for (const [name, [command = '', ...args]] of Object.entries(steps)) {
    const step = { name, ...(await runQuietly(command, args)) }
    results.push(step)
    if (step.code !== 0) console.log(`\n${step.output.trimEnd()}\n`)
    console.log(`${step.code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(20)} ${step.seconds.toFixed(1).padStart(6)} s`)
  }
  return results
}
