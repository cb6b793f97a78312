// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @import { Page, Site } from './model.ts' */

/**
 * Writes files, and first removes the existing top-level folders of their names.
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
 * Turns pages into files: `/api/line` becomes `api/line.md`.
 * @param {string} below
 * @param {Page[]} pages
 * @param {(page: Page) => string} text
 */
export function createPageFiles(below, pages, text) {
  return Object.fromEntries(pages.map((page) => [`${below}${page.path}.md`, text(page)]))
}

/**
 * Formats a home page that has only frontmatter: `lines` up to the hero, then its buttons for the first two pages.
 * @param {Site} site
 * @param {string[]} lines
 * @param {(index: number) => string[]} getButtonFields
 */
export function formatHome({ navigation }, lines, getButtonFields = () => []) {
  const buttons = navigation
    .slice(0, 2)
    .flatMap(({ title, path: link }, index) => [
      `    - text: ${title}`,
      `      link: ${link}`,
      ...getButtonFields(index).map((field) => `      ${field}`),
    ])
  return ['---', ...lines, '  actions:', ...buttons, '---\n'].join('\n')
}

/**
 * Formats a value as the source of a module.
 * @param {unknown} value
 */
export const source = (value) => JSON.stringify(value, undefined, 2)
