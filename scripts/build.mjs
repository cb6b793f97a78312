// @ts-check
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root, runTool } from './run.mjs'

const SOURCES = [
  'content',
  'demos',
  'locales',
  'posters',
  'public',
  'src',
  'site.config.ts',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * Builds the site if it is missing or older than its sources. A preview has no compressed files, which take a third of
 * the time.
 */
export async function ensureBuilt({ isPreview = false } = {}) {
  if (!isStale() && (isPreview || isCompressed())) return
  console.log('Building the site ...')
  const code = await build(isPreview)
  if (code !== 0) process.exit(code)
}

// `build-site.ts` reads the mode
export const build = (isPreview = false) => runTool('vite', ['build', ...(isPreview ? ['--mode', 'preview'] : [])])

const isCompressed = () => existsSync(path.join(root, 'dist', 'index.html.br'))

function isStale() {
  const built = path.join(root, 'dist', 'version.json')
  if (!existsSync(built)) return true
  const time = statSync(built).mtimeMs
  return SOURCES.some((name) => findNewestTime(path.join(root, name)) > time)
}

/**
 * Includes the times of folders, which change when a file is removed.
 * @param {string} file
 * @returns {number}
 */
export function findNewestTime(file) {
  if (!existsSync(file)) return 0
  const stats = statSync(file)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => findNewestTime(path.join(file, name))))
}
