// @ts-check
// npm test: installs missing packages and browsers, runs every check and prints "N passed, M failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureTestBrowsers } from './browser.mjs'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { getToolPath, root, runTool } from './run.mjs'
import { runSteps, staticSteps } from './steps.mjs'
import { ensureProgram } from './system-packages.mjs'
import { readBrowserReport, readUnitReport } from './test-reports.mjs'

/** @import { Outcome } from './test-reports.mjs' */

await ensureInstalled()
const browsers = await ensureTestBrowsers()
// tests that need them are skipped if they cannot be installed
await ensureProgram(['nginx'], ['nginx-light', 'libnginx-mod-http-brotli-static'])
await ensureProgram(['firefox-esr', 'firefox'], ['firefox-esr'])
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

// the content is checked by the build
const { content: _, ...sources } = staticSteps
const unitTests = [getToolPath('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`]
const [built, steps] = await Promise.all([
  build().then((code) => code === 0),
  runSteps({ ...sources, 'unit tests': unitTests }),
])
addStep(built)
for (const { name, code } of steps) {
  if (name === 'unit tests') addReport(unitReport, code, readUnitReport)
  else addStep(code === 0)
}

if (built && browsers) {
  console.log('\nbrowser tests')
  const code = await runTool('playwright', ['test'], { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport })
  addReport(browserReport, code, readBrowserReport)
} else if (built) {
  // a missing browser is an error in CI only
  if (process.env.CI) total.failed++
  total.skipped.push({ title: 'all browser tests', reason: 'no browser was found or could be installed' })
}

// repeated at the end, because the output of the steps is long
if (total.failures.length > 0) console.log(`\nFailed:\n\n${total.failures.join('\n\n')}`)
if (total.repeated.length > 0) console.log(`\nFailed once, passed when repeated:\n\n${total.repeated.join('\n\n')}`)
if (total.skipped.length > 0) console.log(`\nSkipped ${total.skipped.length}:\n${listByReason(total.skipped)}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** @param {Outcome['skipped']} skipped */
function listByReason(skipped) {
  const byReason = new Map()
  for (const { title, reason } of skipped) byReason.set(reason, [...(byReason.get(reason) ?? []), title])
  return [...byReason].map(([reason, titles]) => `- ${reason}\n    ${titles.join('\n    ')}`).join('\n')
}
