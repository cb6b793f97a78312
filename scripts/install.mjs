// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './run.mjs'

const stamp = path.join(root, 'node_modules', '.installed-lock')

/** Installs the dependencies when they are missing or belong to another lockfile. */
export async function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing dependencies ...')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'])
  if (code !== 0) {
    console.error('The dependencies could not be installed. See above; then run the command again.')
    process.exit(code)
  }
  writeFileSync(stamp, lock)
}
