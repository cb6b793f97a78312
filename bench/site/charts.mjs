// @ts-check
import path from 'node:path'
import { root } from '../../scripts/run.mjs'
import { hostOutput } from './browser/host.mjs'
import { measureLiveChart } from './browser/live-chart.mjs'
import { launchChromium, PROFILES } from './browser/chromium.mjs'
import { measureScrolling } from './browser/scrolling.mjs'
import { rebuildSite } from './builds.mjs'
import { DEMO, dumiDemo } from './peers/dumi.mjs'
import { prepare } from './prepare.mjs'

/** @import { Site } from './model.ts' */

/**
 * The same demo on this site and on a dumi page, and scrolling a page of demos.
 * @typedef {object} Charts
 * @property {{ site: string, profile: string, live: number[], posterInFirstPaint: boolean }[]} live
 * @property {number[]} longestFrames per scroll, with 4x CPU throttling
 * @property {number[]} slowFrames number of frames over 50 ms per scroll
 * @property {string} [failure]
 */

/**
 * @param {Site} site
 * @param {number} runs
 * @param {(line: string) => void} log
 * @returns {Promise<Charts>}
 */
export async function measureCharts(site, runs, log) {
  const { missing } = await prepare([dumiDemo], site)
  const built = missing[0] ? { folder: '', failure: missing[0].reason } : await rebuildSite(dumiDemo)
  const ours = { site: 'this site', ...(await hostOutput(path.join(root, 'dist'))), page: DEMO.page }
  const theirs =
    built.failure === undefined ? [{ site: 'dumi', ...(await hostOutput(built.folder)), page: '/line' }] : []
  const hosts = [ours, ...theirs]
  const browser = await launchChromium()
  const live = hosts.flatMap((host) =>
    PROFILES.map((profile) => ({ host, profile, figures: /** @type {number[]} */ ([]), posterInFirstPaint: true })),
  )
  /** @type {number[][]} */
  const scrollings = []
  try {
    for (let run = 1; run <= runs; run++) {
      log(`Charts, round ${run} of ${runs}`)
      for (const one of live) {
        const found = await measureLiveChart(browser, one.host.origin + one.host.page, one.profile)
        one.figures.push(found.live)
        one.posterInFirstPaint &&= found.posterInFirstPaint
      }
      scrollings.push(await measureScrolling(browser, ours.origin + ours.page))
    }
  } finally {
    await browser.close()
    for (const { stop } of hosts) stop()
  }
  return {
    live: live.map(({ host, profile, figures, posterInFirstPaint }) => ({
      site: host.site,
      profile: profile.name,
      live: figures,
      posterInFirstPaint,
    })),
    longestFrames: scrollings.map((frames) => Math.max(...frames)),
    slowFrames: scrollings.map((frames) => frames.filter((frame) => frame > 50).length),
    ...(built.failure === undefined ? {} : { failure: built.failure }),
  }
}
