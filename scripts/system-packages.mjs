// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

/**
 * Finds a program, or installs its Debian packages if possible.
 * @param {string[]} names possible names of the program
 * @param {string[]} packages
 * @returns {Promise<string | undefined>} its path
 */
export async function ensureProgram(names, packages) {
  const installed = findProgram(names)
  if (installed || !(await installPackages(packages))) return installed
  return findProgram(names)
}

/**
 * Installs Debian packages, as root only.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they were installed
 */
export async function installPackages(packages) {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return false
  console.log(`Installing ${packages.join(', ')} ...`)
  await run('apt-get', ['update', '-q'])
  return (await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])) === 0
}

/** @param {string[]} names */
export const findProgram = (names) => names.map(findOnPath).find(Boolean)

/**
 * @param {string} name
 * @returns {string | undefined}
 */
function findOnPath(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split(/\r?\n/)[0]
  } catch {
    const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
    return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
  }
}
