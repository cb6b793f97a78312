// @ts-check
import { median } from '../search/statistics.mjs'

/** @import { Results } from './report.mjs' */
/** @typedef {Record<string, string | number>} Row */

/**
 * The data of the demos of `/speed`, by file. What was not measured keeps what it has.
 * @param {Partial<Results>} results
 * @returns {Map<string, string>}
 */
export function demoData({ builds = [], pages = [], growth = [] }) {
  const engines = pages.filter(({ site, failure }) => site !== 'this site' && failure === undefined)
  const on = (/** @type {string} */ profile) => engines.filter((page) => page.profile === profile)
  /** @type {Record<string, Row[]>} */
  const demos = {
    script: byLast(
      on('fast').map(({ site, measured }) => ({
        engine: nameOf(site),
        kilobytes: rounded(median(measured.script) / 1000),
      })),
    ),
    'largest-paint': byLast(
      on('slow').map(({ site, measured }) => ({
        engine: nameOf(site),
        seconds: rounded(median(measured.largestPaint) / 1000),
      })),
    ),
    'first-click': byLast(
      on('slow').map(({ site, measured }) => ({
        engine: nameOf(site),
        seconds: rounded(median(measured.firstAnswer) / 1000),
      })),
    ),
    build: byLast(
      builds
        .filter(({ cold }) => cold.length > 0)
        .map(({ peer, warm, cold }) => ({
          engine: nameOf(peer),
          warm: rounded(median(warm) / 1000),
          cold: rounded(median(cold) / 1000),
        })),
    ),
    growth: growth.map(({ peer, pages: number, time }) => ({
      engine: nameOf(peer),
      pages: number,
      milliseconds: rounded(time / number),
    })),
  }
  return new Map(
    Object.entries(demos).flatMap(([name, rows]) =>
      rows.length > 0 ? [[`demos/speed/${name}/data.ts`, write(rows)]] : [],
    ),
  )
}

const nameOf = (/** @type {string} */ site) => (site === 'ours' ? 'This site' : site)

/** Three digits tell more than the spread of the measurements. */
const rounded = (/** @type {number} */ value) => Number(value.toPrecision(3))

/**
 * The smallest first, by the last column.
 * @param {Row[]} rows
 */
const byLast = (rows) => rows.toSorted((a, b) => Number(Object.values(a).at(-1)) - Number(Object.values(b).at(-1)))

/** @param {Row[]} rows */
function write(rows) {
  const lines = rows.map(
    (row) =>
      `  { ${Object.entries(row)
        .map(([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`)
        .join(', ')} },`,
  )
  return `// written by npm run bench\nexport const data = [\n${lines.join('\n')}\n]\n`
}
