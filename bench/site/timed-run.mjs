// @ts-check
import { spawn } from 'node:child_process'
import { getOuterEnvironment } from './environment.mjs'
import { readMemory, readEndedChildrenTime } from './process-tree.mjs'

const LOOK_EVERY = 50
const SHOWN_OF_OUTPUT = 2000
const IS_LINUX = process.platform === 'linux'

/**
 * The cost of a command: milliseconds, CPU milliseconds, and peak memory in bytes. The last two are available on Linux only.
 * @typedef {{ time: number, cpu?: number, memory?: number, failure?: string }} Cost
 */

/**
 * Runs a command to its end. Don't run others at the same time, because their CPU times would be added up.
 * @param {string[]} command
 * @param {{ folder: string, environment?: Record<string, string> }} where
 * @returns {Promise<Cost>}
 */
export function runTimed([program = '', ...args], { folder, environment }) {
  return new Promise((resolve) => {
    let output = ''
    let memory = 0
    const cpuBefore = readEndedChildrenTime()
    const start = performance.now()
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...getOuterEnvironment(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output = (output + chunk).slice(-SHOWN_OF_OUTPUT)))
    const look = () => {
      if (IS_LINUX && child.pid !== undefined) memory = Math.max(memory, readMemory(child.pid))
    }
    const looking = setInterval(look, LOOK_EVERY)
    look()
    /** @param {string} [failure] */
    const end = (failure) => {
      clearInterval(looking)
      const time = performance.now() - start
      resolve({
        time,
        ...(IS_LINUX ? { cpu: readEndedChildrenTime() - cpuBefore, memory } : {}),
        ...(failure === undefined ? {} : { failure }),
      })
    }
    child.on('error', (error) => end(error.message))
    child.on('close', (code) => end(code === 0 ? undefined : `${program} ended with ${code}: ${output.trim()}`))
  })
}
