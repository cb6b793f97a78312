/** Texts at the address of a demo that does not exist. */
export const notFoundTexts = {
  'demo.similar': 'Similar demos',
}
