// @ts-check

/**
 * @param {number[]} list
 * @param {number} share from 0 to 1
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
export const smallest = (list) => getQuantile(list, 0)

/** @param {number[]} list */
export const largest = (list) => getQuantile(list, 1)

/** @param {number} value */
export const formatNumber = (value) => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)

/** @param {number[]} milliseconds */
export const formatSeconds = (milliseconds) =>
  formatSpread(
    milliseconds.map((value) => value / 1000),
    's',
  )

/** @param {number[]} bytes */
export const formatMegabytes = (bytes) =>
  formatSpread(
    bytes.map((value) => value / 1e6),
    'MB',
  )

/**
 * Formats the median, the smallest and the largest value.
 * @param {number[]} list
 * @param {string} unit
 */
export function formatSpread(list, unit) {
  if (list.length === 0) return '–'
  return `${formatNumber(median(list))} ${unit} (${formatNumber(smallest(list))}–${formatNumber(largest(list))})`
}

/**
 * Formats the median, the smallest and the largest value, without digits after the point.
 * @param {number[]} list
 */
export const formatRange = (list) =>
  `${median(list).toFixed(0)} (${smallest(list).toFixed(0)}–${largest(list).toFixed(0)})`

/**
 * Formats a Markdown table.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export const formatTable = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
