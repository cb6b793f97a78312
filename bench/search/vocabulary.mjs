// @ts-check
/** @import { Random } from './random.mjs' */

/** Common words in English texts about software, most frequent first. */
const COMMON = `the of and to a in is that for it as with be on by this are or an from not at which can has when all
if one its use value only data will set each other new also more may between chart line axis point name type default
option function list first where number after before text page color size label into two than same show while item
time there these no but does without should must was have you your then so both any most every given over under`.split(
  /\s+/,
)

const STARTS = [
  'b',
  'br',
  'c',
  'ch',
  'cl',
  'd',
  'f',
  'fl',
  'g',
  'gr',
  'h',
  'j',
  'l',
  'm',
  'n',
  'p',
  'pl',
  'pr',
  'qu',
  'r',
  's',
  'sh',
  'sp',
  'st',
  't',
  'th',
  'tr',
  'v',
  'w',
  'y',
  'z',
  '',
]
const VOWELS = ['a', 'a', 'e', 'e', 'e', 'i', 'i', 'o', 'o', 'u', 'ea', 'ou', 'ai', 'io']
const ENDS = ['', '', '', 'n', 'n', 'r', 'r', 's', 't', 't', 'l', 'd', 'm', 'ck', 'nd', 'st', 'nt', 'x', 'p', 'g']
const ENDINGS = ['', '', '', '', 's', 's', 'ed', 'ing', 'er', 'ly', 'tion', 'able', 'ment']

/** Parts of option names. */
const PARTS =
  `axis label line style color width height min max tick grid title legend tooltip marker point radius padding
offset formatter animation interaction scale group stack field key value range step text shape item content position
state active selected brush slider scroll theme font weight opacity shadow stroke fill dash cap join limit rotate auto
hide show enable custom render container format locale order sort total inner outer start end`.split(/\s+/)

/**
 * Generates words of an invented language with English letters, most frequent first.
 * @param {number} count
 * @param {Random} random
 */
export function makeVocabulary(count, random) {
  const words = new Set(COMMON)
  // frequent words are short
  while (words.size < count) words.add(makeWord(words.size < 2000 ? 2 : 3, random))
  return [...words]
}

/**
 * @param {number} most
 * @param {Random} random
 */
function makeWord(most, random) {
  const syllables = Array.from(
    { length: random.between(1, most) },
    () => random.pickItem(STARTS) + random.pickItem(VOWELS) + random.pickItem(ENDS),
  )
  return syllables.join('') + random.pickItem(ENDINGS)
}

/**
 * Generates names like `xAxis` and `labelOffsetAuto`.
 * @param {number} count
 * @param {Random} random
 */
export function makeOptionNames(count, random) {
  const names = new Set(['xAxis', 'yAxis'])
  while (names.size < count) {
    const [first = '', ...others] = Array.from({ length: random.between(2, 4) }, () => random.pickItem(PARTS))
    names.add(first + others.map(capital).join(''))
  }
  return [...names]
}

/** @param {string} word */
export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
