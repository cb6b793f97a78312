// @ts-check
// @ts-expect-error -- installed only for the benchmark
import MiniSearch from 'minisearch'
import { listTexts } from '../texts.mjs'
import { MAX_RESULTS, serve } from './serve.mjs'

const index = new MiniSearch({
  idField: 'link',
  fields: ['title', 'text'],
  storeFields: ['title', 'text'],
  searchOptions: { prefix: true, boost: { title: 10 } },
})

/** @type {(keywords: string) => { id: string, title: string, text: string }[]} */
const find = (keywords) => index.search(keywords)

serve({
  build: (source) => index.addAll(listTexts(source)),
  search: (keywords) =>
    find(keywords)
      .slice(0, MAX_RESULTS)
      .map(({ id, title, text }) => ({ link: id, title, text })),
  listLinks: (keywords) => find(keywords).map(({ id }) => id),
})
