import { textReader } from './text-reader.ts'

export const notFoundText = textReader({
  '404.similar': 'Did you mean:',
})
