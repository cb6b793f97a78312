// @ts-check
/** @import { SearchSource } from '../../../src/features/search/shared/search.ts' */

/**
 * A search as it is measured.
 * @typedef {object} Engine
 * @property {(source: SearchSource) => void} build
 * @property {(keywords: string) => unknown[]} search what the list of results shows
 * @property {(keywords: string) => string[]} places where it is found, all of them; not timed
 */

/** @typedef {{ action: 'build', source: SearchSource } | { action: 'search' | 'places', keywords: string }} EngineMessage */

/** How many results are replied with, as ours does for each group. */
export const MOST_RESULTS = 200

/**
 * Runs an engine in this worker. Every message has a reply; that of `build` is its time in milliseconds.
 * @param {Engine} engine
 */
export function serve(engine) {
  addEventListener('message', (/** @type {MessageEvent<EngineMessage>} */ { data }) => {
    if (data.action === 'build') {
      // reading the message is no part of it: all three have the same
      const { source } = data
      const start = performance.now()
      engine.build(source)
      postMessage(performance.now() - start)
    } else {
      postMessage(engine[data.action](data.keywords))
    }
  })
}
