// @ts-check
import { formatNumber, formatSpread, formatTable, largest, median, percentile95 } from '../figures.mjs'
import { MAX_RESULTS } from './engines/serve.mjs'
import { LIBRARIES } from './libraries.mjs'
import { ENGINES } from './measure.mjs'

/** @import { EngineName, Measured } from './measure.mjs' */

/** @type {Record<EngineName, string>} */
const NAMES = {
  ours: 'this site',
  minisearch: `MiniSearch ${LIBRARIES.minisearch}`,
  flexsearch: `FlexSearch ${LIBRARIES.flexsearch}`,
}

/**
 * @typedef {object} Results
 * @property {string} machine
 * @property {number} rounds
 * @property {string} load
 * @property {{ title: string, measured: Measured }[]} sites
 * @property {{ query: string, runs: { cold: number, warm: number[] }[] }} firstResult
 */

/** @param {Results} results */
export function formatReport({ machine, rounds, load, sites, firstResult }) {
  return `# Search, measured

Made by \`npm run bench:search\`. ${machine}. ${load}

Every figure is the median of ${rounds} runs, with the smallest and the largest of them in brackets. The engines take turns, and every run has a new page and a new worker.

- **Build**: in the worker, from the source to the index.
- **Query**: in the page, from sending the query to the deserialized reply, which is the time a visitor waits. Each run sends every query once to a worker that is not warmed up. Median, 95th percentile and largest are over the queries of a run.
- **Memory**: the JavaScript heap and the array buffers of the worker after building and a garbage collection (\`Runtime.getHeapUsage\` of the DevTools protocol).
- **Found**: the share of the sections with every word of a query, even inside a longer word, that is among all hits, averaged over the queries that occur in any section.

MiniSearch has \`prefix: true\`, FlexSearch \`tokenize: 'forward'\`; the other settings are the defaults. They index and store the title and the text of each section and return the best ${MAX_RESULTS} unchanged. This site's search returns up to as many hits per group, with highlighted matches, and also searches page titles, other names and demos.

${sites.map(({ title, measured }) => formatSite(title, measured)).join('\n\n')}

## The first result on this site

From the fetched index file to the first reply (parse, open, start the worker, post, build, search for “${firstResult.query}”, reply), with the site's own worker, in a browser without a cache; then all other queries.

${formatTable(
  ['', 'measured', 'limit'],
  [
    ['first reply, cold', formatMilliseconds(firstResult.runs.map(({ cold }) => cold)), '50 ms'],
    ['later reply, median', formatMilliseconds(firstResult.runs.map(({ warm }) => median(warm))), '5 ms'],
    ['later reply, 95th percentile', formatMilliseconds(firstResult.runs.map(({ warm }) => percentile95(warm))), ''],
    ['later reply, largest', formatMilliseconds(firstResult.runs.map(({ warm }) => largest(warm))), ''],
  ],
)}
`
}

/**
 * @param {string} title
 * @param {Measured} measured
 */
function formatSite(title, { queries, runs, found }) {
  const kinds = [...new Set(queries.map(({ kind }) => kind))]
  return `## ${title}

${queries.length} queries.

${formatTable(
  ['', 'build', 'query: median', '95th percentile', 'largest', 'memory', 'found'],
  ENGINES.map((engine) => [
    NAMES[engine],
    formatMilliseconds(runs[engine].map(({ build }) => build)),
    ...[median, percentile95, largest].map((statistic) =>
      formatMilliseconds(runs[engine].map(({ times }) => statistic(times))),
    ),
    `${formatNumber(median(runs[engine].map(({ memory }) => memory)) / 1e6)} MB`,
    formatShare(found[engine]),
  ]),
)}

Median and largest time by kind of query, and the share that is found:

${formatTable(
  ['', ...ENGINES.map((engine) => NAMES[engine])],
  kinds.map((kind) => [
    `${kind}, ${formatExamples(queries.filter((query) => query.kind === kind))}`,
    ...ENGINES.map((engine) => {
      const times = runs[engine].map((run) => run.times.filter((_, index) => queries[index]?.kind === kind))
      const middle = median(times.map(median))
      const longest = median(times.map(largest))
      const share = formatShare(found[engine].filter((query) => query.kind === kind))
      return `${formatNumber(middle)}, ${formatNumber(longest)} ms; ${share}`
    }),
  ]),
)}`
}

/** @param {Measured['queries']} queries */
const formatExamples = (queries) =>
  queries
    .slice(0, 2)
    .map(({ keywords }) => `\`${keywords}\``)
    .join(' ')

/** @param {{ expected: number, found: number }[]} counted */
function formatShare(counted) {
  const occurring = counted.filter(({ expected }) => expected > 0)
  if (occurring.length === 0) return '–'
  const mean = occurring.reduce((sum, { expected, found }) => sum + found / expected, 0) / occurring.length
  // rounded down, so 100 % means all
  return `${Math.floor(mean * 1000) / 10} %`
}

/** @param {number[]} list */
const formatMilliseconds = (list) => formatSpread(list, 'ms')
