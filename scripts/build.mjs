// @ts-check
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root, runTool } from './run.mjs'

const SOURCES = [
  'content',
  'demos',
  'posters',
  'public',
  'src',
  'site.config.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Builds the site when it is missing or older than what it is made from. */
export async function ensureBuilt() {
  if (!isStale()) return
  console.log('Building the site ...')
  const code = await build()
  if (code !== 0) process.exit(code)
}

export function build() {
  return runTool('vite', ['build', '--logLevel', 'warn'])
}

function isStale() {
  const made = path.join(root, 'dist', 'version.json')
  if (!existsSync(made)) return true
  const time = statSync(made).mtimeMs
  return SOURCES.some((name) => newest(path.join(root, name)) > time)
}

/**
 * Folders count too: their time changes when a file in them goes.
 * @param {string} file
 * @returns {number}
 */
function newest(file) {
  if (!existsSync(file)) return 0
  const stats = statSync(file)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => newest(path.join(file, name))))
}
