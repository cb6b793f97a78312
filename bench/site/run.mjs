// @ts-check
// npm run bench [-- --runs 7] [--only vitepress,ours] [--part builds,pages]: compares our docs engine with its peers
// on the same pages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../../scripts/build.mjs'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { root } from '../../scripts/run.mjs'
import { launchChromium } from './browser/chromium.mjs'
import { measurePages } from './browser/measure-pages.mjs'
import { rebuildSite, measureBuilds } from './builds.mjs'
import { createDemoData } from './demo-data.mjs'
import { measureDevelopment } from './dev.mjs'
import { measureGrowth } from './growth.mjs'
import { readOptions } from './options.mjs'
import { readSite } from './pages.mjs'
import { prepare } from './prepare.mjs'
import { measureReact } from './react-alone.mjs'
import { formatReport } from './report.mjs'

/** @import { Results } from './report.mjs' */

const RESULTS_FILE = path.join(root, '.cache/bench/results.json')

const { runs, peers, parts } = readOptions(7)
process.env.CHROME_PATH ??= await ensureBrowser()
await ensureBuilt()
const site = await readSite()
const { ready, missing } = await prepare(peers, site)

/** Parts that are not requested keep their earlier results. */
const results = { ...readResults(), missing, ...describeMachine() }

if (parts.includes('builds')) save({ builds: await measureBuilds(ready, site, runs) }, 'builds')
if (parts.includes('dev')) {
  const browser = await launchChromium()
  save({ development: await measureDevelopment(browser, ready, site, runs).finally(() => browser.close()) }, 'dev')
}
if (parts.includes('pages')) {
  const built = []
  for (const peer of ready) {
    const { folder, failure } = await rebuildSite(peer)
    if (failure === undefined) built.push({ name: peer.name, folder })
    else missing.push({ peer: peer.name, reason: failure })
  }
  save(
    {
      pages: await measurePages([...built, { name: 'this site', folder: path.join(root, 'dist') }], runs, console.log),
    },
    'pages',
  )
  const ours = built.find(({ name }) => name === 'ours')
  if (ours) save({ react: await measureReact(path.join(ours.folder, 'guide.html')) })
}
if (parts.includes('growth')) {
  save({ growth: await measureGrowth(ready, site, console.log) })
  // restores the original site after the larger one
  await prepare(peers, site)
}
writeFileSync(path.join(root, 'bench/RESULTS.md'), formatReport(results))
for (const [file, text] of createDemoData(results)) writeFileSync(path.join(root, file), text)
console.log(
  'The tables are in bench/RESULTS.md, the data of /speed in demos/speed. Run "npm run posters" to redraw its charts.',
)

/**
 * @param {Partial<Results>} part
 * @param {keyof Results['rounds']} [name] a part that was measured in rounds
 */
function save(part, name) {
  Object.assign(results, part, name && { rounds: { ...results.rounds, [name]: runs } })
  mkdirSync(path.dirname(RESULTS_FILE), { recursive: true })
  writeFileSync(RESULTS_FILE, JSON.stringify(results, null, 1))
}

/** @returns {Partial<Results>} */
function readResults() {
  try {
    return JSON.parse(readFileSync(RESULTS_FILE, 'utf8'))
  } catch {
    return {}
  }
}

function describeMachine() {
  return {
    processor: `${cpus().length} × ${cpus()[0]?.model.trim() ?? ''}`,
    node: process.version,
    load: loadavg()[0] ?? 0,
  }
}
