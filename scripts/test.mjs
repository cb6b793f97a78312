// @ts-check
// npm test: installs what is missing (the browser too), runs every check, closes with "N passed, M failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root, runTool } from './run.mjs'
import { ensureProgram } from './system-packages.mjs'
import { browserOutcome, unitOutcome } from './test-reports.mjs'

/** @import { Outcome } from './test-reports.mjs' */

await ensureInstalled()
const browser = await ensureBrowser()
// the tests that need them are left out where they cannot be had
await ensureProgram(['nginx'], ['nginx-light', 'libnginx-mod-http-brotli-static'])
await ensureProgram(['firefox-esr', 'firefox'], ['firefox-esr'])
const reports = path.join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0
/** @type {string[]} */
const reasons = []

/**
 * A step that passes or fails as a whole.
 * @param {string} name
 * @param {() => Promise<number>} step
 */
async function check(name, step) {
  console.log(`\n== ${name}`)
  const ok = (await step()) === 0
  if (ok) passed++
  else failed++
  return ok
}

/**
 * A runner that counts its tests in a report. A run that fails without a failed test fails as a whole.
 * @param {string} name
 * @param {() => Promise<number>} step
 * @param {(report: any) => Outcome} read
 */
async function suite(name, step, read) {
  console.log(`\n== ${name}`)
  const code = await step()
  const file = path.join(reports, `${name}.json`)
  const outcome = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, reasons: [] }
  passed += outcome.passed
  failed += outcome.failed === 0 && code !== 0 ? 1 : outcome.failed
  reasons.push(...outcome.reasons)
}

await Promise.all([
  check('lint', () => runTool('oxlint', ['--type-aware', '--deny-warnings'])),
  check('types', () => runTool('tsc', ['--noEmit'])),
  check('types of the demos', () => runTool('tsc', ['--noEmit', '-p', 'demos'])),
])
await suite(
  'unit',
  () =>
    runTool('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(reports, 'unit.json')}`,
    ]),
  unitOutcome,
)
const built = await check('build', build)
if (!browser) failed++
else if (built) {
  await suite(
    'browser',
    () =>
      runTool('playwright', ['test'], {
        CHROME_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'browser.json'),
      }),
    browserOutcome,
  )
}

// again at the end: what was printed at the time is far above
if (reasons.length > 0) console.log(`\n== what failed\n\n${reasons.join('\n\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
