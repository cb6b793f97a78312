/** Texts around a standalone demo. */
export const standaloneTexts = {
  'demo.back': 'Back to {page}',
}
