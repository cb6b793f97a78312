/** Texts of the suggestions on the not-found page, which load with them. */
export const notFoundTexts = {
  '404.similar': 'Did you mean:',
}
