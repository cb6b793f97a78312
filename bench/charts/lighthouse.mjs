// @ts-check
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/run.mjs'
import { median } from '../figures.mjs'
import { hostOutput } from '../site/browser/host.mjs'
import { getPeerFolder, install } from '../site/prepare.mjs'
import { runTimed } from '../site/timed-run.mjs'

/** The newest version for Node 20. Installed next to the peers, never in the project. */
const LIGHTHOUSE = { name: 'lighthouse', packages: { lighthouse: '12.8.2' } }

/** @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category */

/**
 * @typedef {object} Report
 * @property {Record<string, Category>} categories
 * @property {Record<string, { score: number | null }>} audits
 * @property {{ benchmarkIndex: number }} environment
 */

/** The audits that count in the performance category. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** The lowest performance that meets the target. */
const LEAST_PERFORMANCE = 99

/**
 * How much slower than this machine the phone is, by the benchmark index of the machine. Lighthouse takes the first
 * factor for every machine and recommends the second one for those below the index:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
export const SLOWDOWN = { standard: 4, calibrated: 2, belowIndex: 1500 }

/**
 * The Lighthouse scores of a page on a phone, from 0 to 100, the audits that failed, and the benchmark index of this
 * machine.
 * @typedef {{ scores: Record<string, number>, failedAudits: string[], index: number }} Measured
 */

/**
 * The performance in `scores` is a median. `calibrated` is the performance with the factor for this machine.
 * @typedef {Measured & { route: string, calibrated?: number }} LighthouseResult
 */

/**
 * Measures all routes, and those below the target again if the standard factor is too high for this machine.
 * @param {number} runs
 * @param {(line: string) => void} log
 * @returns {Promise<{ results: LighthouseResult[], failure?: string }>}
 */
export async function measureLighthouse(runs, log) {
  const failure = await install(LIGHTHOUSE)
  if (failure !== undefined) return { results: [], failure }
  /** @type {{ routes: string[] }} */
  const { routes } = JSON.parse(readFileSync(path.join(root, 'dist/version.json'), 'utf8'))
  const host = await hostOutput(path.join(root, 'dist'))
  /** @type {LighthouseResult[]} */
  const results = []
  try {
    for (const route of routes) {
      const address = host.origin + route
      const first = await runLighthouse(address, SLOWDOWN.standard, `--only-categories=${CATEGORIES.join(',')}`)
      const performance = await measurePerformance(address, runs, SLOWDOWN.standard, [getPerformance(first)])
      const calibrated =
        performance >= LEAST_PERFORMANCE || first.index >= SLOWDOWN.belowIndex
          ? undefined
          : await measurePerformance(address, runs, SLOWDOWN.calibrated)
      log(`Lighthouse: ${[route, performance, calibrated].join(' ')}`)
      results.push({ ...first, route, scores: { ...first.scores, performance }, calibrated })
    }
  } finally {
    host.stop()
  }
  return { results }
}

/**
 * Measures the performance until the median meets the target, at most `runs` times.
 * @param {string} address
 * @param {number} runs
 * @param {number} slowdown
 * @param {number[]} [earlier] the performance in earlier runs
 */
async function measurePerformance(address, runs, slowdown, earlier = []) {
  const found = [...earlier]
  while (found.length < runs && found.filter((score) => score >= LEAST_PERFORMANCE).length <= runs / 2)
    found.push(getPerformance(await runLighthouse(address, slowdown, `--only-audits=${METRICS.join(',')}`)))
  return median(found)
}

const getPerformance = (/** @type {Measured} */ { scores }) => scores.performance ?? 0

/**
 * Whether a route meets the target.
 * @param {LighthouseResult} result
 */
export const isGood = (result) => meetsTarget(getPerformance(result), result)

/**
 * Whether a route meets the target with the factor for this machine.
 * @param {LighthouseResult} result
 */
export const isGoodCalibrated = (result) => meetsTarget(result.calibrated ?? getPerformance(result), result)

/**
 * @param {number} performance
 * @param {LighthouseResult} result
 */
function meetsTarget(performance, { scores }) {
  const { performance: _, ...others } = scores
  return performance >= LEAST_PERFORMANCE && Object.values(others).every((score) => score === 100)
}

/**
 * @param {string} address
 * @param {number} slowdown
 * @param {string} selection the flag that selects what is measured
 * @returns {Promise<Measured>}
 */
async function runLighthouse(address, slowdown, selection) {
  const folder = getPeerFolder(LIGHTHOUSE)
  const file = path.join(folder, 'report.json')
  rmSync(file, { force: true })
  const flags = [
    '--output=json',
    `--output-path=${file}`,
    selection,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    '--disable-full-page-screenshot',
    '--chrome-flags=--headless=new --no-sandbox',
    '--quiet',
  ]
  const { failure } = await runTimed(['node_modules/.bin/lighthouse', address, ...flags], { folder })
  if (failure !== undefined) return { scores: {}, failedAudits: [failure], index: 0 }
  /** @type {Report} */
  const { categories, audits, environment } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    failedAudits: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
    index: environment.benchmarkIndex,
  }
}
