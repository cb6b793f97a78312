// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @import { Page } from './model.ts' */

/**
 * Writes files in the place of what a folder held under the first part of their names.
 * @param {string} folder
 * @param {Record<string, string>} files
 */
export function replaceFiles(folder, files) {
  for (const top of new Set(Object.keys(files).map((name) => name.split('/')[0] ?? name)))
    rmSync(path.join(folder, top), { recursive: true, force: true })
  addFiles(folder, files)
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files
 */
export function addFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/**
 * Each page as a file: `/api/line` is `api/line.md`.
 * @param {string} below
 * @param {Page[]} pages
 * @param {(page: Page) => string} text
 */
export function pageFiles(below, pages, text) {
  return Object.fromEntries(pages.map((page) => [`${below}${page.path}.md`, text(page)]))
}

/**
 * A value as the source of a module.
 * @param {unknown} value
 */
export const source = (value) => JSON.stringify(value, undefined, 2)
