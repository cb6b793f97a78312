/** Texts of the language switch, which only a site with several locales loads. */
export const languageTexts = {
  'language.label': 'Language',
}
