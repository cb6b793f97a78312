// @ts-check
// @ts-expect-error -- installed for the benchmark alone
import { Document } from 'flexsearch'
import { textsOf } from '../texts.mjs'
import { MOST_RESULTS, serve } from './serve.mjs'

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
    for (const text of textsOf(source)) index.add(text)
  },
  search: (keywords) => find(keywords, MOST_RESULTS).map(({ doc }) => doc),
  // without a limit of its own it replies with a hundred
  places: (keywords) => find(keywords, 1_000_000).map(({ doc }) => doc.link),
})
