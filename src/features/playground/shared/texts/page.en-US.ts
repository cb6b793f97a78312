/** Texts in the document of the playground, which are visible until its script runs. */
export const pageTexts = {
  'playground.intro': 'The editor needs JavaScript. Without it, every demo and its code is in the gallery:',
  'playground.gallery': 'Examples',
}
