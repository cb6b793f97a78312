// @ts-check
/** @import { SearchSource } from '../../src/features/search/shared/search.ts' */

/**
 * A section and its link, the same for all engines.
 * @typedef {{ link: string, title: string, text: string }} Text
 */

/**
 * @param {SearchSource} source
 * @returns {Text[]}
 */
export function listTexts({ routes }) {
  const texts = routes.flatMap(({ path, title, sections = [] }) =>
    sections.map((section) => ({
      link: path + section.target,
      title: section.title === '' ? title : section.title,
      text: section.paragraphs.join('\n'),
    })),
  )
  // two sections with the same link are one hit: the first one
  return [...new Map(texts.toReversed().map((text) => [text.link, text])).values()].toReversed()
}
