// @ts-check
import { createMessageHandler } from '../../../src/features/search/client/worker/handle-message.ts'
import { serve } from './serve.mjs'

const handleMessage = createMessageHandler()

serve({
  build: (source) => void handleMessage({ action: 'generate-metadata', args: source }),
  search: (keywords) => handleMessage({ action: 'get-search-result', args: { keywords } }) ?? [],
  listLinks: () => {
    throw new Error('this engine limits its results; use ours-uncut.mjs')
  },
})
