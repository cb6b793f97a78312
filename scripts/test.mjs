// @ts-check
// npm test: installs missing packages and browsers, runs every check and prints "N passed, M failed".
// npm test -- --only checks: what needs no browser, and the build.
// npm test -- --only browsers --shard 1/4: a quarter of the browser tests, with the site that is in `dist`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureTestBrowsers } from './browser.mjs'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { getToolPath, root, runTool } from './run.mjs'
import { runSteps, staticSteps } from './steps.mjs'
import { ensureProgram } from './system-packages.mjs'
import { readBrowserReport, readUnitReport } from './test-reports.mjs'

/** @import { Outcome } from './test-reports.mjs' */

const { only, shard } = parseArgs({ options: { only: { type: 'string' }, shard: { type: 'string' } } }).values
if (only !== undefined && only !== 'checks' && only !== 'browsers') {
  console.error(`--only is "checks" or "browsers", not "${only}".`)
  process.exit(2)
}

await ensureInstalled()
const browsers = only === 'checks' ? undefined : await ensureTestBrowsers()
if (only !== 'checks') {
  // tests that need them are skipped if they cannot be installed
  await ensureProgram(['nginx'], ['nginx-light', 'libnginx-mod-http-brotli-static'])
  await ensureProgram(['firefox-esr', 'firefox'], ['firefox-esr'])
}
const reports = path.join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const unitReport = path.join(reports, 'unit.json')
const browserReport = path.join(reports, 'browser.json')

/** @type {Outcome} */
const nothing = { passed: 0, failed: 0, failures: [], repeated: [], skipped: [] }

/** @type {Outcome} */
const total = structuredClone(nothing)

/** @param {Outcome} outcome */
function add({ passed, failed, failures, repeated, skipped }) {
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)
  total.repeated.push(...repeated)
  total.skipped.push(...skipped)
}

/** @param {boolean} ok */
const addStep = (ok) => add({ ...nothing, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/**
 * Adds the tests of a report. A run that fails without a failed test counts as one failure.
 * @param {string} file
 * @param {number} code
 * @param {(report: any) => Outcome} read
 */
function addReport(file, code, read) {
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : nothing
  add({ ...outcome, failed: outcome.failed === 0 && code !== 0 ? 1 : outcome.failed })
}

const isBuilt = only === 'browsers' ? existsSync(path.join(root, 'dist', 'version.json')) : await check()
if (only === 'browsers' && !isBuilt) {
  console.error('There is no site in dist: npm run build')
  addStep(false)
} else if (isBuilt && only !== 'checks') await testInBrowsers()

// repeated at the end, because the output of the steps is long
if (total.failures.length > 0) console.log(`\nFailed:\n\n${total.failures.join('\n\n')}`)
if (total.repeated.length > 0) console.log(`\nFailed once, passed when repeated:\n\n${total.repeated.join('\n\n')}`)
if (total.skipped.length > 0) console.log(`\nSkipped ${total.skipped.length}:\n${listByReason(total.skipped)}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** Runs what needs no browser, and builds the site. */
async function check() {
  // the content is checked by the build
  const { content: _, ...sources } = staticSteps
  const unitTests = [
    getToolPath('vitest'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]
  const [built, steps] = await Promise.all([
    build().then((code) => code === 0),
    runSteps({ ...sources, 'unit tests': unitTests }),
  ])
  addStep(built)
  for (const { name, code } of steps) {
    if (name === 'unit tests') addReport(unitReport, code, readUnitReport)
    else addStep(code === 0)
  }
  return built
}

async function testInBrowsers() {
  if (!browsers) {
    // a missing browser is an error in CI only
    if (process.env.CI) total.failed++
    total.skipped.push({ title: 'all browser tests', reason: 'no browser was found or could be installed' })
    return
  }
  console.log('\nbrowser tests')
  const args = ['test', ...(shard === undefined ? [] : [`--shard=${shard}`])]
  const code = await runTool('playwright', args, { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport })
  addReport(browserReport, code, readBrowserReport)
}

/** @param {Outcome['skipped']} skipped */
function listByReason(skipped) {
  const byReason = new Map()
  for (const { title, reason } of skipped) byReason.set(reason, [...(byReason.get(reason) ?? []), title])
  return [...byReason].map(([reason, titles]) => `- ${reason}\n    ${titles.join('\n    ')}`).join('\n')
}
