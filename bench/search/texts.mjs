// @ts-check
/** @import { SearchSource } from '../../src/features/search/shared/search.ts' */

/**
 * What is to be found: a section with the place it is found at. One for all engines.
 * @typedef {{ link: string, title: string, text: string }} Text
 */

/**
 * @param {SearchSource} source
 * @returns {Text[]}
 */
export function textsOf({ routes }) {
  const texts = routes.flatMap(({ path, title, sections }) =>
    sections.map((section) => ({
      link: path + section.place,
      title: section.title === '' ? title : section.title,
      text: section.paragraphs.join('\n'),
    })),
  )
  // two sections at one place are one hit: the first of them
  return [...new Map(texts.toReversed().map((text) => [text.link, text])).values()].toReversed()
}
