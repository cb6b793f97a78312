// @ts-check
// Runs in the page: searches like a page of the site and measures the time.
import { expandIndex, isSearchIndex, isSearchTexts } from '../../src/features/search/shared/search-index.ts'
import { createSearcher } from '../../src/features/search/client/searcher.ts'
import { unpackJson } from '../../src/features/search/shared/restore-block.ts'
import { findLinks, makeQueries } from './queries.mjs'
import { listTexts } from './texts.mjs'

/** @import { SearchSource } from '../../src/features/search/shared/search.ts' */
/** @import { EngineMessage } from './engines/serve.mjs' */
/** @import { Query } from './queries.mjs' */

/** @typedef {'generated' | 'own'} Site */
/** @typedef {Query & { expected: number, found: number }} Found */

/** @type {Worker} */
let worker

/**
 * @param {string} address
 * @returns {Promise<string>}
 */
const fetchText = async (address) => (await fetch(address)).text()

/**
 * @param {Site} site
 * @returns {Promise<SearchSource>}
 */
const loadSource = async (site) => {
  if (site === 'generated') return JSON.parse(await fetchText('/generated-site.json'))
  const [names, texts] = await Promise.all([fetchFile('/own-names.txt'), fetchFile('/own-texts.txt')])
  return openIndex(await unpackJson(names), await unpackJson(texts))
}

/** @param {string} address */
async function fetchFile(address) {
  return new Response(Uint8Array.from(atob(await fetchText(address)), (character) => character.charCodeAt(0)))
}

/**
 * @param {unknown} names
 * @param {unknown} [texts]
 */
function openIndex(names, texts) {
  if (!isSearchIndex(names) || (texts !== undefined && !isSearchTexts(texts)))
    throw new Error('the file is not a search index')
  return expandIndex(names, texts)
}

/**
 * @param {EngineMessage} message
 * @returns {Promise<unknown>} the deserialized reply, which is part of the waiting time
 */
function post(message) {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data), { once: true })
    worker.addEventListener('error', ({ message: text }) => reject(new Error(text)), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    worker.postMessage(message)
  })
}

/** @param {() => Promise<unknown>} action */
async function measureTime(action) {
  const start = performance.now()
  await action()
  return performance.now() - start
}

const benchmark = {
  /**
   * Starts an engine and builds its index.
   * @param {string} engine
   * @param {Site} site
   * @returns {Promise<number>} milliseconds in the worker
   */
  async build(engine, site) {
    worker = new Worker(`/${engine}.js`, { type: 'module' })
    return /** @type {Promise<number>} */ (post({ action: 'build', source: await loadSource(site) }))
  },

  /**
   * @param {Site} site
   * @returns {Promise<Query[]>}
   */
  queries: async (site) => makeQueries(listTexts(await loadSource(site))),

  /**
   * Runs one query after the other, as a visitor does.
   * @param {Query[]} queries
   * @returns {Promise<number[]>} milliseconds from query to reply
   */
  async times(queries) {
    const times = []
    for (const { keywords } of queries) times.push(await measureTime(() => post({ action: 'search', keywords })))
    return times
  },

  /**
   * Counts how many of the texts with the words of a query are found.
   * @param {Query[]} queries
   * @param {Site} site
   * @returns {Promise<Found[]>}
   */
  async found(queries, site) {
    const texts = listTexts(await loadSource(site))
    const counted = []
    for (const query of queries) {
      const links = new Set(/** @type {string[]} */ (await post({ action: 'listLinks', keywords: query.keywords })))
      const expected = findLinks(texts, query.keywords)
      counted.push({ ...query, expected: expected.length, found: expected.filter((link) => links.has(link)).length })
    }
    return counted
  },

  /**
   * Measures the site's own search with its own worker: from the fetched file to the first reply, and each later one.
   * @param {Query[]} queries
   */
  async firstResult(queries) {
    let fetched = 0
    const searcher = createSearcher({
      loadNames: async () => {
        const file = await fetchFile('/own-names.txt')
        fetched = performance.now()
        return openIndex(await unpackJson(file))
      },
      loadAll: () => loadSource('own'),
      createWorker: () => new Worker('/worker.js', { type: 'module' }),
    })
    const loaded = new Promise((resolve) => void searcher.onChange(() => resolve(undefined)))
    const [first, ...others] = queries
    await searcher.search({ keywords: first?.keywords ?? '' })
    const cold = performance.now() - fetched
    await loaded
    const warm = []
    for (const { keywords } of others) warm.push(await measureTime(() => searcher.search({ keywords })))
    return { cold, warm }
  },
}

/** @typedef {typeof benchmark} Benchmark */

Object.assign(globalThis, { benchmark })
