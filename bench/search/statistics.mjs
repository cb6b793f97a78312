// @ts-check

/**
 * The percentile of a list, with the fraction from 0 to 1.
 * @param {number[]} list
 * @param {number} share
 */
export function getQuantile(list, share) {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? Number.NaN
}

/** @param {number[]} list */
export const median = (list) => getQuantile(list, 0.5)

/** @param {number[]} list */
export const percentile95 = (list) => getQuantile(list, 0.95)

/** @param {number[]} list */
export const largest = (list) => getQuantile(list, 1)
