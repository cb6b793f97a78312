// @ts-check
/** @import { SearchSource } from '../../../src/features/search/shared/search.ts' */

/**
 * A search engine to measure.
 * @typedef {object} Engine
 * @property {(source: SearchSource) => void} build
 * @property {(keywords: string) => unknown[]} search the results to show
 * @property {(keywords: string) => string[]} listLinks the links of all results; not timed
 */

/**
 * @typedef {{ action: 'build', source: SearchSource }
 *   | { action: 'search' | 'listLinks', keywords: string }} EngineMessage
 */

/** The limit of our own search per group. */
export const MAX_RESULTS = 200

/**
 * Runs an engine in this worker. Every message has a reply; the reply to `build` is the time in milliseconds.
 * @param {Engine} engine
 */
export function serve(engine) {
  addEventListener('message', (/** @type {MessageEvent<EngineMessage>} */ { data }) => {
    if (data.action === 'build') {
      // reading the message takes the same time for all engines and is not included
      const { source } = data
      const start = performance.now()
      engine.build(source)
      postMessage(performance.now() - start)
    } else {
      postMessage(engine[data.action](data.keywords))
    }
  })
}
