import type { SearchMessage } from '../../shared/search.ts'
import { createAnswerer } from './answer.ts'

const answer = createAnswerer()

addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  const groups = answer(data)
  if (groups) postMessage(groups)
})
