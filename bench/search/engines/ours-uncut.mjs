// @ts-check
import { createMessageHandler } from '../../../src/features/search/client/worker/handle-message.ts'
import { serve } from './serve.mjs'

/** @import { SearchGroup, SearchRoute } from '../../../src/features/search/shared/search.ts' */

// Our search on a few sections at a time, so no result reaches the limit of hits. Used for counting, never timed.

const SECTIONS = 100

/** @type {ReturnType<typeof createMessageHandler>[]} */
let parts = []

/** @type {(keywords: string) => SearchGroup[]} */
const search = (keywords) =>
  parts.flatMap((handleMessage) => handleMessage({ action: 'get-search-result', args: { keywords } }) ?? [])

serve({
  build({ routes, nav }) {
    parts = routes.flatMap(splitRoute).map((route) => {
      const handleMessage = createMessageHandler()
      handleMessage({ action: 'generate-metadata', args: { routes: [route], demos: [], nav } })
      return handleMessage
    })
  },
  search,
  listLinks: (keywords) => search(keywords).flatMap(({ hints }) => hints.map(({ link }) => link)),
})

/**
 * @param {SearchRoute} route
 * @returns {SearchRoute[]}
 */
function splitRoute({ sections = [], ...route }) {
  return Array.from({ length: Math.ceil(sections.length / SECTIONS) }, (_, index) => ({
    ...route,
    sections: sections.slice(index * SECTIONS, (index + 1) * SECTIONS),
  }))
}
