/** Texts around a standalone demo, which load after it. */
export const standaloneTexts = {
  'demo.back': 'Back to {page}',
  'demo.unknown': 'There is no demo named {id}',
  'demo.unknown.hint': 'Each chart page lists its demos.',
  'demo.unknown.similar': 'Similar demos',
}
