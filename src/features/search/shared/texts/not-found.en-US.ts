/** Texts of the search on the not-found page. */
export const notFoundTexts = {
  'search.words': 'Search for “{words}”',
}
