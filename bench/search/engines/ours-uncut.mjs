// @ts-check
import { createAnswerer } from '../../../src/features/search/client/worker/answer.ts'
import { serve } from './serve.mjs'

/** @import { SearchGroup, SearchRoute } from '../../../src/features/search/shared/search.ts' */

// The same search, of a few sections after the other: its replies are cut after so many hits, which these never have.
// It is for counting only, and never timed.

const SECTIONS = 100

/** @type {ReturnType<typeof createAnswerer>[]} */
let parts = []

/** @type {(keywords: string) => SearchGroup[]} */
const search = (keywords) =>
  parts.flatMap((answer) => answer({ action: 'get-search-result', args: { keywords } }) ?? [])

serve({
  build({ routes, nav }) {
    parts = routes.flatMap(inParts).map((route) => {
      const answer = createAnswerer()
      answer({ action: 'generate-metadata', args: { routes: [route], demos: [], nav } })
      return answer
    })
  },
  search,
  places: (keywords) => search(keywords).flatMap(({ hints }) => hints.map(({ link }) => link)),
})

/**
 * @param {SearchRoute} route
 * @returns {SearchRoute[]}
 */
function inParts({ sections, ...route }) {
  return Array.from({ length: Math.ceil(sections.length / SECTIONS) }, (_, index) => ({
    ...route,
    sections: sections.slice(index * SECTIONS, (index + 1) * SECTIONS),
  }))
}
