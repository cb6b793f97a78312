// @ts-check
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/run.mjs'
import { hostOutput } from './browser/host.mjs'
import { install } from './install.mjs'
import { getPeerFolder } from './place.mjs'
import { runTimed } from './timed-run.mjs'

/** The newest version for Node 20. Installed next to the peers, never in the project. */
const LIGHTHOUSE = { name: 'lighthouse', packages: { lighthouse: '12.8.2' } }

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const FORMS = { phone: [], desktop: ['--preset=desktop'] }

/**
 * The Lighthouse scores of a page, from 0 to 100, and the failed audits.
 * @typedef {{ route: string, form: string, scores: Record<string, number>, faults: string[] }} Judgment
 */

/**
 * @param {(line: string) => void} say
 * @returns {Promise<{ judgments: Judgment[], failure?: string }>}
 */
export async function measureLighthouse(say) {
  const failure = await install(LIGHTHOUSE)
  if (failure !== undefined) return { judgments: [], failure }
  /** @type {{ routes: string[] }} */
  const { routes } = JSON.parse(readFileSync(path.join(root, 'dist/version.json'), 'utf8'))
  const host = await hostOutput(path.join(root, 'dist'))
  /** @type {Judgment[]} */
  const judgments = []
  try {
    for (const route of routes) {
      for (const [form, options] of Object.entries(FORMS)) {
        say(`Lighthouse: ${route}, ${form}`)
        judgments.push({ route, form, ...(await runLighthouse(host.origin + route, options)) })
      }
    }
  } finally {
    host.stop()
  }
  return { judgments }
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
  if (failure !== undefined) return { scores: {}, faults: [failure] }
  /** @type {{ categories: Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>, audits: Record<string, { score: number | null }> }} */
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    faults: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
  }
}
