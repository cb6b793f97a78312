// @ts-check
import { largest, median, getQuantile } from '../search/statistics.mjs'

/**
 * Formats the median and the spread in seconds.
 * @param {number[]} milliseconds
 */
export const seconds = (milliseconds) =>
  formatSpread(
    milliseconds.map((value) => value / 1000),
    's',
  )

/**
 * Formats the median and the spread in megabytes.
 * @param {number[]} bytes
 */
export const megabytes = (bytes) =>
  formatSpread(
    bytes.map((value) => value / 1e6),
    'MB',
  )

/**
 * @param {number[]} list
 * @param {string} unit
 */
function formatSpread(list, unit) {
  if (list.length === 0) return '–'
  return `${short(median(list))} ${unit} (${short(getQuantile(list, 0))}–${short(largest(list))})`
}

/** @param {number} value */
const short = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))

/**
 * Formats a Markdown table.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
