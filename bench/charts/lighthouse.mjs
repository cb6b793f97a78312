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

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * The median Lighthouse scores of a page on a phone, from 0 to 100, and the audits that failed in any run.
 * @typedef {{ route: string, scores: Record<string, number>, failedAudits: string[] }} LighthouseResult
 */

/**
 * Runs each route until its median meets the target, at most `runs` times.
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
      log(`Lighthouse: ${route}`)
      const found = []
      while (found.length < runs && found.filter(isGood).length <= runs / 2)
        found.push(await runLighthouse(host.origin + route))
      results.push({
        route,
        scores: Object.fromEntries(
          CATEGORIES.map((name) => [name, median(found.map(({ scores }) => scores[name] ?? 0))]),
        ),
        failedAudits: [...new Set(found.flatMap(({ failedAudits }) => failedAudits))],
      })
    }
  } finally {
    host.stop()
  }
  return { results }
}

/** @param {Pick<LighthouseResult, 'scores'>} result */
export function isGood({ scores }) {
  const { performance = 0, ...others } = scores
  return performance >= 99 && Object.values(others).every((score) => score === 100)
}

/**
 * @param {string} address
 * @returns {Promise<Pick<LighthouseResult, 'scores' | 'failedAudits'>>}
 */
async function runLighthouse(address) {
  const folder = getPeerFolder(LIGHTHOUSE)
  const file = path.join(folder, 'report.json')
  rmSync(file, { force: true })
  const flags = [
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
    '--quiet',
  ]
  const { failure } = await runTimed(['node_modules/.bin/lighthouse', address, ...flags], { folder })
  if (failure !== undefined) return { scores: {}, failedAudits: [failure] }
  /** @type {{ categories: Record<string, Category>, audits: Record<string, { score: number | null }> }} */
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    failedAudits: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
  }
}
