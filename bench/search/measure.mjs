// @ts-check
import { getItem } from './random.mjs'
import { watchWorkerMemory } from './worker-memory.mjs'

/** @import { Browser, JSHandle, Page } from '@playwright/test' */
/** @import { Benchmark, Found, Site } from './page.mjs' */
/** @import { Query } from './queries.mjs' */

export const ENGINES = /** @type {const} */ (['ours', 'minisearch', 'flexsearch'])

/** @typedef {typeof ENGINES[number]} EngineName */

/**
 * One run of an engine, in milliseconds and bytes.
 * @typedef {{ build: number, memory: number, times: number[] }} Run
 */

/**
 * All measurements on one site.
 * @typedef {object} Measured
 * @property {Query[]} queries
 * @property {Record<EngineName, Run[]>} runs
 * @property {Record<EngineName, Found[]>} found
 */

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {Site} site
 * @param {number} rounds
 * @returns {Promise<Measured>}
 */
export async function measureSite(browser, address, site, rounds) {
  const queries = await onPage(browser, address, (benchmark) =>
    benchmark.evaluate((it, name) => it.queries(name), site),
  )
  /** @type {Measured} */
  const measured = {
    queries,
    runs: { ours: [], minisearch: [], flexsearch: [] },
    found: { ours: [], minisearch: [], flexsearch: [] },
  }
  for (let round = 0; round < rounds; round++) {
    // the engines take turns, and each round starts with another one, so other load affects all of them
    for (const index of ENGINES.keys()) {
      const engine = getItem(ENGINES, (index + round) % ENGINES.length)
      measured.runs[engine].push(
        await onPage(browser, address, (benchmark, page) => measureEngine(benchmark, page, engine, site, queries)),
      )
    }
  }
  for (const engine of ENGINES)
    measured.found[engine] = await onPage(browser, address, (benchmark) => countFound(benchmark, engine, site, queries))
  return measured
}

/**
 * @param {JSHandle<Benchmark>} benchmark
 * @param {Page} page
 * @param {EngineName} engine
 * @param {Site} site
 * @param {Query[]} queries
 * @returns {Promise<Run>}
 */
async function measureEngine(benchmark, page, engine, site, queries) {
  const readWorkerMemory = await watchWorkerMemory(page)
  const build = await benchmark.evaluate((it, [name, on]) => it.build(name, on), /** @type {const} */ ([engine, site]))
  const memory = await readWorkerMemory()
  const times = await benchmark.evaluate((it, list) => it.times(list), queries)
  return { build, memory, times }
}

/**
 * @param {JSHandle<Benchmark>} benchmark
 * @param {EngineName} engine
 * @param {Site} site
 * @param {Query[]} queries
 */
async function countFound(benchmark, engine, site, queries) {
  await benchmark.evaluate(
    (it, [name, on]) => it.build(name, on),
    /** @type {const} */ ([engine === 'ours' ? 'ours-uncut' : engine, site]),
  )
  return benchmark.evaluate((it, [list, on]) => it.found(list, on), /** @type {const} */ ([queries, site]))
}

/**
 * Measures the first and the later replies of the site's own search, each time in a browser without a cache.
 * @param {Browser} browser
 * @param {string} address
 * @param {Query[]} queries
 * @param {number} rounds
 */
export async function measureFirstResult(browser, address, queries, rounds) {
  const runs = []
  for (let round = 0; round < rounds; round++)
    runs.push(
      await onPage(browser, address, (benchmark) => benchmark.evaluate((it, list) => it.firstResult(list), queries)),
    )
  return runs
}

/**
 * @template T
 * @param {Browser} browser
 * @param {string} address
 * @param {(benchmark: JSHandle<Benchmark>, page: Page) => Promise<T>} action
 */
async function onPage(browser, address, action) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(address)
    /** @type {JSHandle<Benchmark>} */
    const benchmark = await page.evaluateHandle('benchmark')
    return await action(benchmark, page)
  } finally {
    await context.close()
  }
}
