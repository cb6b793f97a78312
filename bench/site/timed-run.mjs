// @ts-check
import { spawn } from 'node:child_process'
import { readMemory, readEndedChildrenTime } from './process-tree.mjs'

const SAMPLE_EVERY_MS = 50
const MAX_OUTPUT = 2000
const IS_LINUX = process.platform === 'linux'

/**
 * The cost of a command: milliseconds, CPU milliseconds, and peak memory in bytes. The last two are for Linux only.
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
      stream.on('data', (chunk) => (output = (output + chunk).slice(-MAX_OUTPUT)))
    const sampleMemory = () => {
      if (IS_LINUX && child.pid !== undefined) memory = Math.max(memory, readMemory(child.pid))
    }
    const timer = setInterval(sampleMemory, SAMPLE_EVERY_MS)
    sampleMemory()
    /** @param {string} [failure] */
    const end = (failure) => {
      clearInterval(timer)
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

/**
 * The environment without the changes that Vite makes in this process while it reads the pages.
 * A build that inherits them would be a development build.
 */
export function getOuterEnvironment() {
  const { NODE_ENV: _, ...environment } = process.env
  return environment
}
