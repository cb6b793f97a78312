// @ts-check
// Runs in the browser's page: it does what the site's page does, and takes the time.
import { isSearchIndex, openIndex } from '../../src/features/search/shared/search-index.ts'
import { createSearcher } from '../../src/features/search/client/searcher.ts'
import { makeQueries, placesHolding } from './queries.mjs'
import { textsOf } from './texts.mjs'

/** @import { SearchSource } from '../../src/features/search/shared/search.ts' */
/** @import { EngineMessage } from './engines/serve.mjs' */
/** @import { Query } from './queries.mjs' */

/** @typedef {'generated' | 'own'} Site */
/** @typedef {Query & { holding: number, found: number }} Found */

/** @type {Worker} */
let worker

/**
 * @param {string} address
 * @returns {Promise<string>}
 */
const read = async (address) => (await fetch(address)).text()

/**
 * @param {Site} site
 * @returns {Promise<SearchSource>}
 */
const sourceOf = async (site) =>
  site === 'own' ? open(await read('/own-index.json')) : JSON.parse(await read('/generated-site.json'))

/** @param {string} text */
function open(text) {
  const index = JSON.parse(text)
  if (!isSearchIndex(index)) throw new Error('the file is no search index')
  return openIndex(index)
}

/**
 * @param {EngineMessage} message
 * @returns {Promise<unknown>} the reply, read, which is a part of the waiting
 */
function ask(message) {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data), { once: true })
    worker.addEventListener('error', ({ message: text }) => reject(new Error(text)), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(message)
  })
}

/** @param {() => Promise<unknown>} action */
async function timeOf(action) {
  const start = performance.now()
  await action()
  return performance.now() - start
}

const benchmark = {
  /**
   * Starts an engine and lets it build its index.
   * @param {string} engine
   * @param {Site} site
   * @returns {Promise<number>} milliseconds in the worker
   */
  async build(engine, site) {
    worker = new Worker(`/${engine}.js`, { type: 'module' })
    return /** @type {Promise<number>} */ (ask({ action: 'build', source: await sourceOf(site) }))
  },

  /**
   * @param {Site} site
   * @returns {Promise<Query[]>}
   */
  queries: async (site) => makeQueries(textsOf(await sourceOf(site))),

  /**
   * Asks one question after the other, as a visitor does.
   * @param {Query[]} queries
   * @returns {Promise<number[]>} milliseconds from question to reply
   */
  async times(queries) {
    const times = []
    for (const { keywords } of queries) times.push(await timeOf(() => ask({ action: 'search', keywords })))
    return times
  },

  /**
   * How many of the texts that hold the words of a query are found by it.
   * @param {Query[]} queries
   * @param {Site} site
   * @returns {Promise<Found[]>}
   */
  async found(queries, site) {
    const texts = textsOf(await sourceOf(site))
    const counted = []
    for (const query of queries) {
      const places = new Set(/** @type {string[]} */ (await ask({ action: 'places', keywords: query.keywords })))
      const holding = placesHolding(texts, query.keywords)
      counted.push({ ...query, holding: holding.length, found: holding.filter((link) => places.has(link)).length })
    }
    return counted
  },

  /**
   * The site's own search with its own worker: from the file, just fetched, to the first reply, and each later one.
   * @param {Query[]} queries
   */
  async firstResult(queries) {
    let fetched = 0
    const search = createSearcher(
      async () => {
        const file = await read('/own-index.json')
        fetched = performance.now()
        return open(file)
      },
      () => new Worker('/worker.js', { type: 'module' }),
    )
    const [first, ...others] = queries
    await search(first?.keywords ?? '')
    const cold = performance.now() - fetched
    const warm = []
    for (const { keywords } of others) warm.push(await timeOf(() => search(keywords)))
    return { cold, warm }
  },
}

/** @typedef {typeof benchmark} Benchmark */

Object.assign(globalThis, { benchmark })
