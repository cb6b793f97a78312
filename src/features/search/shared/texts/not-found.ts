import { textReader } from '../../../../core/shared/texts/text-reader.ts'

export const notFoundText = textReader({
  'search.words': 'Search for “{words}”',
})
