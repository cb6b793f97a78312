import type { SearchMessage } from '../../shared/search.ts'
import { createMessageHandler } from './search-entries.ts'

const handleMessage = createMessageHandler()

addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  const groups = handleMessage(data)
  if (groups) postMessage(groups)
})
