// @ts-check
import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** @typedef {{ code: number, output: string, seconds: number }} RunResult */

/**
 * Runs a command in the project and shows its output.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...createSpawnOptions(environment), stdio: 'inherit' })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a command and returns its output, for commands that run at the same time.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 * @returns {Promise<RunResult>}
 */
export function runQuietly(command, args, environment = {}) {
  const start = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const finish = (/** @type {number} */ code) =>
      resolve({ code, output, seconds: (performance.now() - start) / 1000 })
    const child = spawn(command, args, { ...createSpawnOptions(environment), stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('error', ({ message }) => {
      output += message
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}

/**
 * The path of a program in node_modules.
 * @param {string} name
 */
export const getToolPath = (name) => path.join(root, 'node_modules', '.bin', name)

/**
 * Runs a program in node_modules.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 */
export const runTool = (name, args, environment) => run(getToolPath(name), args, environment)

/** @param {Record<string, string>} environment */
function createSpawnOptions(environment) {
  return { cwd: root, env: { ...process.env, ...environment }, shell: process.platform === 'win32' }
}
