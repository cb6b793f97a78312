// @ts-check
// @ts-expect-error -- installed only for the benchmark
import { Document } from 'flexsearch'
import { listTexts } from '../texts.mjs'
import { MAX_RESULTS, serve } from './serve.mjs'

/** @import { Text } from '../texts.mjs' */

const index = new Document({
  tokenize: 'forward',
  document: { id: 'link', index: ['title', 'text'], store: ['link', 'title', 'text'] },
})

/**
 * @param {string} keywords
 * @param {number} limit
 * @returns {{ doc: Text }[]}
 */
const find = (keywords, limit) => index.search(keywords, { limit, enrich: true, merge: true })

serve({
  build(source) {
    for (const text of listTexts(source)) index.add(text)
  },
  search: (keywords) => find(keywords, MAX_RESULTS).map(({ doc }) => doc),
  // the default limit is 100
  listLinks: (keywords) => find(keywords, 1_000_000).map(({ doc }) => doc.link),
})
