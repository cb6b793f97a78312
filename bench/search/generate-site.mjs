// @ts-check
import { createRandom, createZipf } from './random.mjs'
import { capital, makeOptionNames, makeVocabulary } from './vocabulary.mjs'

/** @import { SearchRoute, SearchSource } from '../../src/features/search/shared/search.ts' */

const SEED = 20
const WORDS = 20_000
const OPTION_NAMES = 1500
const NAVIGATION = ['guide', 'api', 'examples', 'changelog']
/** One in this number of words is an option name. */
const OPTION_NAME_EVERY = 25

/**
 * Generates a large site in an invented language, the same in every run.
 * @param {number} pages
 * @returns {SearchSource}
 */
export function generateSite(pages) {
  const random = createRandom(SEED)
  const word = createZipf(makeVocabulary(WORDS, random), random)
  const optionName = createZipf(makeOptionNames(OPTION_NAMES, random), random)

  const anyWord = () => (random.between(1, OPTION_NAME_EVERY) === 1 ? optionName() : word())
  const title = () => capital(Array.from({ length: random.between(1, 3) }, word).join(' '))
  const sentence = () => `${capital(Array.from({ length: random.between(5, 10) }, anyWord).join(' '))}.`
  const paragraph = () => Array.from({ length: random.between(1, 2) }, sentence).join(' ')

  /** @param {number} index */
  const section = (index) => ({
    // the text before the first heading has no title, and some headings are option names
    title: index === 0 ? '' : random.between(1, 3) === 1 ? optionName() : title(),
    target: index === 0 ? '' : `#section-${index}`,
    paragraphs: Array.from({ length: random.between(2, 4) }, paragraph),
  })

  /** @returns {SearchRoute} */
  const route = (/** @type {number} */ index) => ({
    path: `/${NAVIGATION[index % NAVIGATION.length]}/page-${index}`,
    title: title(),
    names: random.between(1, 3) === 1 ? [capital(optionName())] : [],
    sections: Array.from({ length: random.between(8, 12) }, (_, place) => section(place)),
  })

  const routes = Array.from({ length: pages }, (_, index) => route(index))
  return {
    routes,
    demos: routes.map(({ path }, index) => ({
      id: `demo-${index}`,
      routeId: path,
      asset: { id: `demo-${index}`, title: title(), description: sentence(), keywords: [] },
      picture: `/pictures/demo-${index}.svg`,
    })),
    nav: NAVIGATION.map((name, index) => ({
      title: capital(name),
      links: [`/${name}`],
      order: NAVIGATION.length - index,
    })),
  }
}
