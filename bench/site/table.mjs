// @ts-check
import { largest, median, quantile } from '../search/statistics.mjs'

/**
 * The median and the spread, in seconds.
 * @param {number[]} milliseconds
 */
export const seconds = (milliseconds) =>
  withSpread(
    milliseconds.map((value) => value / 1000),
    's',
  )

/**
 * The median and the spread, in millions of bytes.
 * @param {number[]} bytes
 */
export const megabytes = (bytes) =>
  withSpread(
    bytes.map((value) => value / 1e6),
    'MB',
  )

/**
 * @param {number[]} list
 * @param {string} unit
 */
function withSpread(list, unit) {
  if (list.length === 0) return '–'
  return `${short(median(list))} ${unit} (${short(quantile(list, 0))}–${short(largest(list))})`
}

/** @param {number} value */
const short = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))

/**
 * A Markdown table.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
