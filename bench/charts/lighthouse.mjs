// @ts-check
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/run.mjs'
import { hostOutput } from './browser/host.mjs'
import { getPeerFolder, install } from './prepare.mjs'
import { runTimed } from './timed-run.mjs'

/** The newest version for Node 20. Installed next to the peers, never in the project. */
const LIGHTHOUSE = { name: 'lighthouse', packages: { lighthouse: '12.8.2' } }

/** @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const DEVICES = { phone: [], desktop: ['--preset=desktop'] }

/**
 * The Lighthouse scores of a page, from 0 to 100, and the failed audits.
 * @typedef {{ route: string, device: string, scores: Record<string, number>, failedAudits: string[] }} LighthouseResult
 */

/**
 * @param {(line: string) => void} log
 * @returns {Promise<{ results: LighthouseResult[], failure?: string }>}
 */
export async function measureLighthouse(log) {
  const failure = await install(LIGHTHOUSE)
  if (failure !== undefined) return { results: [], failure }
  /** @type {{ routes: string[] }} */
  const { routes } = JSON.parse(readFileSync(path.join(root, 'dist/version.json'), 'utf8'))
  const host = await hostOutput(path.join(root, 'dist'))
  /** @type {LighthouseResult[]} */
  const results = []
  try {
    for (const route of routes) {
      for (const [device, options] of Object.entries(DEVICES)) {
        log(`Lighthouse: ${route}, ${device}`)
        results.push({ route, device, ...(await runLighthouse(host.origin + route, options)) })
      }
    }
  } finally {
    host.stop()
  }
  return { results }
}

/**
 * @param {string} address
 * @param {string[]} options
 */
async function runLighthouse(address, options) {
  const folder = getPeerFolder(LIGHTHOUSE)
  const file = path.join(folder, 'report.json')
  rmSync(file, { force: true })
  const flags = [
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
    '--quiet',
    ...options,
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
