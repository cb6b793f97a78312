// @ts-check
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const NOT_COUNTED = /\.(?:map|br|gz)$/

/**
 * Inspects the output of a build: its bytes without source maps and compressed variants, and the pages in it.
 * @param {string} folder
 * @param {string[]} paths the addresses of the pages
 * @returns {{ size: number, documents: number, missingPages: string[] }}
 */
export function inspectOutput(folder, paths) {
  // a failed build has no output
  if (!existsSync(folder)) return { size: 0, documents: 0, missingPages: paths }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const sizes = names.filter((name) => !NOT_COUNTED.test(name)).map((name) => statSync(path.join(folder, name)).size)
  const documents = new Set(
    names.filter((name) => name.endsWith('.html')).map((name) => `/${name.replaceAll(path.sep, '/')}`),
  )
  return {
    size: sizes.reduce((sum, size) => sum + size, 0),
    documents: documents.size,
    missingPages: paths.filter((page) => !documents.has(`${page}.html`) && !documents.has(`${page}/index.html`)),
  }
}
