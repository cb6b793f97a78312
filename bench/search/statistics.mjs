// @ts-check

/**
 * The value that this share of a list does not exceed.
 * @param {number[]} list
 * @param {number} share
 */
export function quantile(list, share) {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? Number.NaN
}

/** @param {number[]} list */
export const median = (list) => quantile(list, 0.5)

/** @param {number[]} list */
export const percentile95 = (list) => quantile(list, 0.95)

/** @param {number[]} list */
export const largest = (list) => quantile(list, 1)
