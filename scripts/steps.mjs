// @ts-check
// The steps that `npm run check` and `npm test` share.
import { runQuietly, tool } from './run.mjs'

/** @import { Finished } from './run.mjs' */
/** @typedef {Finished & { name: string }} Step */

/** Every step that reads the sources alone, in the order in which their results are shown. */
export const staticSteps = {
  format: [tool('prettier'), '--check', '--cache', '--log-level', 'warn', '.'],
  lint: [tool('oxlint'), '--type-aware', '--deny-warnings'],
  types: [tool('tsc'), '--noEmit'],
  'types of the demos': [tool('tsc'), '--noEmit', '-p', 'demos'],
  content: [process.execPath, 'scripts/check-content.mjs'],
}

/**
 * Runs steps one after another and shows each when it is done, with what it printed where it failed.
 * @param {Record<string, string[]>} steps
 * @returns {Promise<Step[]>}
 */
export async function runInTurn(steps) {
  const done = []
  for (const [name, [command = '', ...args]] of Object.entries(steps)) {
    const step = { name, ...(await runQuietly(command, args)) }
    done.push(step)
    if (step.code !== 0) console.log(`\n${step.output.trimEnd()}\n`)
    console.log(`${step.code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(20)} ${step.seconds.toFixed(1).padStart(6)} s`)
  }
  return done
}
