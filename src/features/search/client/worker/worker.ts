import type { SearchMessage } from '../../shared/search.ts'
import { createMessageHandler } from './handle-message.ts'

const handleMessage = createMessageHandler()

// a reply is always a list of groups: the page receives errors as an `error` event of the worker, which keeps running
addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  const groups = handleMessage(data)
  if (groups) postMessage(groups)
})
