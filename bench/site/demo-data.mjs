// @ts-check
import { median } from '../figures.mjs'

/** @import { Results } from './report.mjs' */
/** @typedef {Record<string, string | number>} Row */

/**
 * The data of the demos on `/speed`, by file. Files of parts that were not measured don't change.
 * @param {Partial<Results>} results
 * @returns {Map<string, string>}
 */
export function createDemoData({ builds = [], pages = [], growth = [] }) {
  const engines = pages.filter(({ site, failure }) => site !== 'this site' && failure === undefined)
  const filterProfile = (/** @type {string} */ profile) => engines.filter((page) => page.profile === profile)
  /** @type {Record<string, Row[]>} */
  const demos = {
    script: sortByLastColumn(
      filterProfile('fast').map(({ site, measured }) => ({
        engine: formatSiteName(site),
        kilobytes: roundValue(median(measured.script) / 1000),
      })),
    ),
    'largest-paint': sortByLastColumn(
      filterProfile('slow').map(({ site, measured }) => ({
        engine: formatSiteName(site),
        seconds: roundValue(median(measured.largestPaint) / 1000),
      })),
    ),
    'first-click': sortByLastColumn(
      filterProfile('slow').map(({ site, measured }) => ({
        engine: formatSiteName(site),
        seconds: roundValue(median(measured.firstAnswer) / 1000),
      })),
    ),
    build: sortByLastColumn(
      builds
        .filter(({ cold }) => cold.length > 0)
        .map(({ peer, warm, cold }) => ({
          engine: formatSiteName(peer),
          warm: roundValue(median(warm) / 1000),
          cold: roundValue(median(cold) / 1000),
        })),
    ),
    growth: growth.map(({ peer, pages: count, time }) => ({
      engine: formatSiteName(peer),
      pages: count,
      milliseconds: roundValue(time / count),
    })),
  }
  return new Map(
    Object.entries(demos).flatMap(([name, rows]) =>
      rows.length > 0 ? [[`demos/speed/${name}/data.ts`, formatModule(rows)]] : [],
    ),
  )
}

const formatSiteName = (/** @type {string} */ site) => (site === 'ours' ? 'This site' : site)

/** Three digits are more precise than the spread of the measurements. */
const roundValue = (/** @type {number} */ value) => Number(value.toPrecision(3))

/**
 * Sorts rows by the last column, smallest first.
 * @param {Row[]} rows
 */
const sortByLastColumn = (rows) =>
  rows.toSorted((a, b) => Number(Object.values(a).at(-1)) - Number(Object.values(b).at(-1)))

/** @param {Row[]} rows */
function formatModule(rows) {
  const lines = rows.map(
    (row) =>
      `  { ${Object.entries(row)
        .map(([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`)
        .join(', ')} },`,
  )
  return `// written by npm run bench\nexport const data = [\n${lines.join('\n')}\n]\n`
}
