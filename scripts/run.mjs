// @ts-check
import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/**
 * Runs a command in the project and shows what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a program of node_modules.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 */
export function runTool(name, args, environment) {
  return run(path.join(root, 'node_modules', '.bin', name), args, environment)
}
