// @ts-check

/**
 * Creates pseudorandom numbers, the same in every run (mulberry32).
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed
  /** From 0 to 1, without 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /**
   * Includes both ends.
   * @param {number} from
   * @param {number} to
   */
  const between = (from, to) => from + Math.floor(next() * (to - from + 1))
  /**
   * @template T
   * @param {readonly T[]} list
   * @returns {T}
   */
  const pickItem = (list) => getItem(list, Math.floor(next() * list.length))
  return { next, between, pickItem }
}

/** @typedef {ReturnType<typeof createRandom>} Random */

/**
 * Picks from a list with the frequencies of words in a language: the second item half as often as the first,
 * the third a third as often.
 * @template T
 * @param {readonly T[]} list
 * @param {Random} random
 * @returns {() => T}
 */
export function createZipf(list, random) {
  const sums = new Float64Array(list.length)
  // in real languages, the first words are less frequent than 1/rank
  list.forEach((_, rank) => (sums[rank] = (sums[rank - 1] ?? 0) + 1 / (rank + 2.7)))
  const total = sums[list.length - 1] ?? 0
  return () => {
    const wanted = random.next() * total
    let low = 0
    let high = list.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? total) <= wanted) low = middle + 1
      else high = middle
    }
    return getItem(list, low)
  }
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {number} index
 * @returns {T}
 */
export function getItem(list, index) {
  const item = list[index]
  if (item === undefined) throw new Error(`a list of ${list.length} has no item ${index}`)
  return item
}
