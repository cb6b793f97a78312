// @ts-check
// npm run bench [-- --runs 7] [--only vitepress,ours] [--part builds,pages]: this site's engine and its peers on the same pages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../../scripts/build.mjs'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { root } from '../../scripts/run.mjs'
import { launchChromium } from './browser/launch.mjs'
import { measurePages } from './browser/measure-pages.mjs'
import { buildAnew, measureBuilds } from './builds.mjs'
import { measureCharts } from './charts.mjs'
import { demoData } from './demo-data.mjs'
import { measureDevelopment } from './dev.mjs'
import { measureGrowth } from './growth.mjs'
import { measureLighthouse } from './lighthouse.mjs'
import { readOptions } from './options.mjs'
import { readSite } from './pages.mjs'
import { prepare } from './prepare.mjs'
import { weighReact } from './react-alone.mjs'
import { report } from './report.mjs'

/** @import { Results } from './report.mjs' */

const FOUND = path.join(root, '.cache/bench/results.json')

const { runs, peers, parts } = readOptions(7)
process.env.CHROME_PATH ??= await ensureBrowser()
await ensureBuilt()
const site = await readSite()
const { ready, missing } = await prepare(peers, site)

/** A part that is not asked for keeps what it found before. */
const found = { ...readFound(), missing, ...machine() }

if (parts.includes('builds')) keep({ builds: await measureBuilds(ready, site, runs) }, 'builds')
if (parts.includes('dev')) {
  const browser = await launchChromium()
  keep({ development: await measureDevelopment(browser, ready, site, runs).finally(() => browser.close()) }, 'dev')
}
if (parts.includes('pages')) {
  const built = []
  for (const peer of ready) {
    const { folder, failure } = await buildAnew(peer)
    if (failure === undefined) built.push({ name: peer.name, folder })
    else missing.push({ peer: peer.name, reason: failure })
  }
  keep(
    {
      pages: await measurePages([...built, { name: 'this site', folder: path.join(root, 'dist') }], runs, console.log),
    },
    'pages',
  )
  const ours = built.find(({ name }) => name === 'ours')
  if (ours) keep({ react: await weighReact(path.join(ours.folder, 'guide.html')) })
}
if (parts.includes('charts')) keep({ charts: await measureCharts(site, runs, console.log) }, 'charts')
if (parts.includes('growth')) {
  keep({ growth: await measureGrowth(ready, site, console.log) })
  // what they were given last is the larger site
  await prepare(peers, site)
}
if (parts.includes('lighthouse')) keep({ lighthouse: await measureLighthouse(console.log) })
writeFileSync(path.join(root, 'bench/RESULTS.md'), report(found))
for (const [file, text] of demoData(found)) writeFileSync(path.join(root, file), text)
console.log(
  'The tables are in bench/RESULTS.md, the data of /speed in demos/speed. "npm run posters" draws its charts anew.',
)

/**
 * @param {Partial<Results>} part
 * @param {keyof Results['rounds']} [name] of a part that was measured in rounds
 */
function keep(part, name) {
  Object.assign(found, part, name && { rounds: { ...found.rounds, [name]: runs } })
  mkdirSync(path.dirname(FOUND), { recursive: true })
  writeFileSync(FOUND, JSON.stringify(found, null, 1))
}

/** @returns {Partial<Results>} */
function readFound() {
  try {
    return JSON.parse(readFileSync(FOUND, 'utf8'))
  } catch {
    return {}
  }
}

function machine() {
  return {
    processor: `${cpus().length} × ${cpus()[0]?.model.trim() ?? ''}`,
    node: process.version,
    load: loadavg()[0] ?? 0,
  }
}
