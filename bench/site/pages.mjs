// @ts-check
import { runnerImport } from 'vite'
import { root } from '../../scripts/run.mjs'

/** @import { Page, Site } from './model.ts' */

/**
 * The pages of this site as plain Markdown, for all engines.
 * @returns {Promise<Site>}
 */
export async function readSite() {
  const { site } = await load('/site.config.ts')
  const { exportSite } = await load('/bench/site/export-pages.ts')
  return exportSite(root, site)
}

/** @param {string} file */
const load = async (file) => (await runnerImport(file, { root, configFile: false, logLevel: 'error' })).module

/**
 * Creates a larger site from copies of all pages, each with links into its own copy. The menus don't change,
 * so only the number of pages grows.
 * @param {Site} site
 * @param {number} times
 * @returns {Site}
 */
export function growSite(site, times) {
  return { ...site, pages: growPages(site.pages, times) }
}

/**
 * @param {Page[]} pages
 * @param {number} times
 * @returns {Page[]}
 */
export function growPages(pages, times) {
  const copies = Array.from({ length: times - 1 }, (_, index) => pages.map((page) => copyPage(page, index + 2)))
  return [...pages, ...copies.flat()]
}

/**
 * @param {Page} page
 * @param {number} number
 * @returns {Page}
 */
function copyPage({ path, title, description, body }, number) {
  const copied = `${title} ${number}`
  return {
    path: `/copy-${number}${path}`,
    title: copied,
    description,
    body: body.replace(`# ${title}`, `# ${copied}`).replaceAll('](/', `](/copy-${number}/`),
  }
}

/**
 * Formats a page as a file with frontmatter that all engines understand.
 * @param {Page} page
 * @param {Record<string, string>} [more]
 */
export function formatFile({ title, description, body }, more = {}) {
  const fields = Object.entries({ title, description, ...more }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  )
  return `---\n${fields.join('\n')}\n---\n\n${body}`
}
