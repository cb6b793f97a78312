// @ts-check
// npm run bench:search [-- folder]: compares the search of the site in `dist` or a folder with other engines.
// Writes RESULTS.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { ensureBuilt } from '../../scripts/build.mjs'
import { ensureInstalled } from '../../scripts/install.mjs'
import { root } from '../../scripts/run.mjs'

const PAGES = 4000
const ROUNDS = 7

await ensureInstalled()
const executablePath = await ensureBrowser()
if (!executablePath) process.exit(1)
const [givenFolder] = process.argv.slice(2)
if (!givenFolder) await ensureBuilt()
const site = path.resolve(root, givenFolder ?? 'dist')

const { chromium } = await import('@playwright/test')
const { bundleScripts } = await import('./bundle.mjs')
const { generateSite } = await import('./generate-site.mjs')
const { withLibraries } = await import('./libraries.mjs')
const { measureFirstResult, measureSite } = await import('./measure.mjs')
const { formatReport } = await import('./report.mjs')
const { serveFiles } = await import('./server.mjs')
const { listTexts } = await import('./texts.mjs')

const loadBefore = loadavg()[0] ?? 0
const scripts = await withLibraries(bundleScripts)

const generated = generateSite(PAGES)
const files = new Map([
  ...scripts,
  ['/own-names.txt', readOwnFile(/^index\..+\.bin$/).toString('base64')],
  ['/own-texts.txt', readOwnFile(/^texts\..+\.bin$/).toString('base64')],
  ['/generated-site.json', JSON.stringify(generated)],
])
const { address, close } = await serveFiles(files)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })

try {
  console.log('The generated site ...')
  const large = await measureSite(browser, address, 'generated', ROUNDS)
  console.log('This site ...')
  const own = await measureSite(browser, address, 'own', ROUNDS)
  const runs = await measureFirstResult(browser, address, own.queries, 3 * ROUNDS)
  const processor = `${cpus().length} cores (${cpus()[0]?.model})`
  const size = `${countMegabytes(generated)} MB of text in ${listTexts(generated).length} sections`
  const text = formatReport({
    machine: `${processor}, Node ${process.versions.node}, Chromium ${browser.version()}`,
    load:
      loadBefore > 0.5
        ? `Other programs were running: the load of the machine was ${loadBefore.toFixed(1)} before the first run.`
        : 'No other programs were running.',
    rounds: ROUNDS,
    sites: [
      {
        title: `A generated site of ${PAGES} pages, ${size}`,
        measured: large,
      },
      { title: 'This site', measured: own },
    ],
    firstResult: { query: own.queries[0]?.keywords ?? '', runs },
  })
  writeFileSync(path.join(import.meta.dirname, 'RESULTS.md'), text)
  console.log(text)
} finally {
  await browser.close()
  close()
}

/** @param {RegExp} pattern */
function readOwnFile(pattern) {
  const folder = path.join(site, 'search')
  const file = readdirSync(folder).find((name) => pattern.test(name))
  if (!file) throw new Error(`${folder} contains no search index`)
  return readFileSync(path.join(folder, file))
}

/** @param {import('../../src/features/search/shared/search.ts').SearchSource} source */
function countMegabytes(source) {
  return (listTexts(source).reduce((sum, { title, text }) => sum + title.length + text.length, 0) / 1e6).toFixed(1)
}
