import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

/** The versions of a package on the npm registry. */
export async function listPublishedVersions(name: string): Promise<string[]> {
  // npm prints a single version as a string
  const versions = z
    .union([z.array(z.string()), z.string()])
    .parse(JSON.parse(await run('npm', ['view', name, 'versions', '--json'])))
  return [versions].flat()
}

/** Downloads a version and unpacks it, or only some of its files and folders, into `folder/package`. */
export async function downloadPackage(
  name: string,
  version: string,
  folder: string,
  parts: string[] = [],
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder])
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (archive === undefined) throw new Error(`npm did not download ${name}@${version}`)
  await run('tar', ['-xzf', archive, ...parts.map((part) => `package/${part}`)], folder)
  rmSync(path.join(folder, archive))
}

/** Installs packages into `folder/node_modules`. */
export async function installPackages(folder: string, specs: string[]): Promise<void> {
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--silent', ...specs])
}

async function run(command: string, args: string[], cwd?: string): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd, shell: process.platform === 'win32' })
  return stdout
}

/** Sorts versions from old to new. A prerelease is older than its release. */
export function compareVersions(a: string, b: string): number {
  const [[coreA = '', preA = ''], [coreB = '', preB = '']] = [a.split('-'), b.split('-')]
  const order = coreA.localeCompare(coreB, 'en', { numeric: true })
  if (order !== 0 || preA === preB) return order
  if (preA === '' || preB === '') return preA === '' ? 1 : -1
  return preA.localeCompare(preB, 'en', { numeric: true })
}
