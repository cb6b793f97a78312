// @ts-check
/** @import { Text } from './texts.mjs' */

/** @typedef {{ kind: string, keywords: string }} Query */

const MIN_LENGTH = 3
const UNKNOWN_WORDS = ['zzyzx', 'qqqq', 'no-such-word', 'xkcdxkcd']

/**
 * Creates realistic queries from the words of the site.
 * @param {Text[]} texts
 * @returns {Query[]}
 */
export function makeQueries(texts) {
  const words = listWordsByFrequency(texts)
  const names = words.filter((word) => /[a-z][A-Z]/.test(word))
  const plain = words.filter((word) => /^[a-z]+$/.test(word) && word.length >= MIN_LENGTH)
  const frequent = plain.slice(0, 8)
  const medium = spread(plain.slice(8, 1000), 8)
  const rare = spread(plain.slice(-Math.ceil(plain.length / 4)), 8)
  const long = plain.filter((word) => word.length >= 6)
  const common = new Set(plain.slice(0, 60))
  const together = spread(
    texts.map(({ text }) => pickThreeWords(text, common)).filter(({ length }) => length === 3),
    6,
  )
  const typed = spread(medium.concat(rare), 8)
  const queries = {
    'frequent word': frequent,
    word: medium,
    'rare word': rare,
    'first letter': 'etascmxq'.split(''),
    'first two letters': typed.map((word) => word.slice(0, 2)),
    'first three letters': typed.map((word) => word.slice(0, 3)),
    'two words': together.map((list) => list.slice(0, 2).join(' ')),
    'three words': together.map((list) => list.join(' ')),
    'middle of a word': spread(long.slice(0, 2000), 8).map((word) => word.slice(2, -1)),
    'end of a name': spread(names, 6).map((name) => name.replace(/^[a-z]+/, '')),
    name: spread(names, 8),
    'unknown word': UNKNOWN_WORDS,
  }
  return Object.entries(queries).flatMap(([kind, list]) => list.map((keywords) => ({ kind, keywords })))
}

/**
 * Picks a common word of a text and two others.
 * @param {string} text
 * @param {Set<string>} common
 */
function pickThreeWords(text, common) {
  const words = [...new Set(text.match(/\b[a-z]{3,}\b/g))]
  return [
    ...words.filter((word) => common.has(word)).slice(0, 1),
    ...words.filter((word) => !common.has(word)).slice(0, 2),
  ]
}

/**
 * Lists all words, most frequent first. Words with the same frequency keep the order of the texts.
 * @param {Text[]} texts
 */
function listWordsByFrequency(texts) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { text } of texts) {
    for (const word of text.match(/[A-Za-z]+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
}

/**
 * Picks a number of items, evenly spread over the list.
 * @template T
 * @param {T[]} list
 * @param {number} count
 */
const spread = (list, count) =>
  list.filter(
    (_, index) => Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  )

/**
 * The links of the texts that contain every word of the query, even inside a longer word.
 * @param {Text[]} texts
 * @param {string} keywords
 */
export function findLinks(texts, keywords) {
  const words = keywords.toLowerCase().split(' ')
  return texts.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word))).map(({ link }) => link)
}
