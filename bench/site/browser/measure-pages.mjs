// @ts-check
import { measureFirstAnswer } from './first-answer.mjs'
import { measureFirstLoad } from './first-load.mjs'
import { hostOutput } from './host.mjs'
import { measureNavigation } from './navigation.mjs'
import { launchChromium, PROFILES } from './chromium.mjs'

/** The measurements of a text page, in the order of the report. */
export const MEASURES = /** @type {const} */ ([
  'script',
  'bytes',
  'requests',
  'firstPaint',
  'largestPaint',
  'blocking',
  'shift',
  'firstAnswer',
  'coldNavigation',
  'prefetchedNavigation',
])

/** @typedef {Record<typeof MEASURES[number], number[]>} Measured */

/**
 * A site with a failure is skipped from that round on.
 * @typedef {{ site: string, profile: string, measured: Measured, failure?: string }} PageResult
 */

/**
 * Opens the guide of every site and navigates to the changelog. The sites take turns, so other load affects all.
 * @param {{ name: string, folder: string }[]} sites built sites
 * @param {number} runs
 * @param {(line: string) => void} log
 * @returns {Promise<PageResult[]>}
 */
export async function measurePages(sites, runs, log) {
  const browser = await launchChromium()
  const hosts = await Promise.all(sites.map(async ({ name, folder }) => ({ name, ...(await hostOutput(folder)) })))
  const results = hosts.flatMap((host) =>
    PROFILES.map((profile) => ({
      host,
      profile,
      site: host.name,
      measured: createMeasures(),
      failure: /** @type {string | undefined} */ (undefined),
    })),
  )
  try {
    for (let run = 1; run <= runs; run++) {
      for (const result of results.filter(({ failure }) => failure === undefined)) {
        const { host, profile, measured } = result
        log(`Round ${run} of ${runs}: ${host.name}, ${profile.name}`)
        try {
          const found = await measureOnce(browser, host.origin, profile)
          for (const name of MEASURES) measured[name].push(found[name])
        } catch (error) {
          result.failure = error instanceof Error ? error.message : String(error)
          log(result.failure)
        }
      }
    }
  } finally {
    await browser.close()
    for (const { stop } of hosts) stop()
  }
  return results.map(({ site, profile, measured, failure }) => ({
    site,
    profile: profile.name,
    measured,
    ...(failure === undefined ? {} : { failure }),
  }))
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {import('./chromium.mjs').Profile} profile
 */
async function measureOnce(browser, origin, profile) {
  const page = `${origin}/guide`
  return {
    ...(await measureFirstLoad(browser, page, profile)),
    firstAnswer: await measureFirstAnswer(browser, page, profile),
    coldNavigation: await measureNavigation(browser, origin, profile, false),
    prefetchedNavigation: await measureNavigation(browser, origin, profile, true),
  }
}

const createMeasures = () => /** @type {Measured} */ (Object.fromEntries(MEASURES.map((name) => [name, []])))
