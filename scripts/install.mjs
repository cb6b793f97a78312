// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './run.mjs'

/**
 * Installs the dependencies if they are missing or differ from the lockfile. The development dependencies, which only
 * tests and checks need, can be omitted.
 * @param {{ omit?: 'dev' }} [options]
 */
export async function ensureInstalled({ omit } = {}) {
  if (isInstalled(omit)) return
  console.log('Installing dependencies ...')
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', ...(omit ? [`--omit=${omit}`] : [])]
  // does not ask the registry about cached packages; fails if the cache does not know a version yet
  if ((await run('npm', ['ci', ...flags, '--prefer-offline'])) === 0) return
  console.log('Trying again without relying on the npm cache ...')
  const code = await run('npm', ['ci', ...flags])
  if (code === 0) return
  console.error('The dependencies could not be installed. Fix the error above and run the command again.')
  process.exit(code)
}

/**
 * Compares the lockfile with the one that npm wrote for the installed packages.
 * @param {'dev'} [omit]
 */
function isInstalled(omit) {
  const installedLockfile = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLockfile)) return false
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(installedLockfile)
  return Object.entries(wanted).every(
    ([place, { version, optional, dev }]) =>
      // optional packages can be for other platforms
      place === '' || optional || (omit && dev) || installed[place]?.version === version,
  )
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>}
 */
const readPackages = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages
