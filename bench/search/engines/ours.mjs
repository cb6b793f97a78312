// @ts-check
import { createAnswerer } from '../../../src/features/search/client/worker/answer.ts'
import { serve } from './serve.mjs'

const answer = createAnswerer()

serve({
  build: (source) => void answer({ action: 'generate-metadata', args: source }),
  search: (keywords) => answer({ action: 'get-search-result', args: { keywords } }) ?? [],
  places: () => {
    throw new Error('its replies are cut: ask ours-uncut.mjs')
  },
})
