import { textReader } from '../../../../core/shared/texts/text-reader.ts'

/** Reads a text of the search box. They are separate because every page loads them. */
export const boxText = textReader({
  'search.placeholder': 'Type keywords...',
  'search.label': 'Search',
})
