// @ts-check
import { MAX_RESULTS } from './engines/serve.mjs'
import { LIBRARIES } from './libraries.mjs'
import { ENGINES } from './measure.mjs'
import { largest, median, percentile95, getQuantile } from './statistics.mjs'

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
export function report({ machine, rounds, load, sites, firstResult }) {
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

${table(
  ['', 'measured', 'limit'],
  [
    ['first reply, cold', milliseconds(firstResult.runs.map(({ cold }) => cold)), '50 ms'],
    ['later reply, median', milliseconds(firstResult.runs.map(({ warm }) => median(warm))), '5 ms'],
    ['later reply, 95th percentile', milliseconds(firstResult.runs.map(({ warm }) => percentile95(warm))), ''],
    ['later reply, largest', milliseconds(firstResult.runs.map(({ warm }) => largest(warm))), ''],
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

${table(
  ['', 'build', 'query: median', '95th percentile', 'largest', 'memory', 'found'],
  ENGINES.map((engine) => [
    NAMES[engine],
    milliseconds(runs[engine].map(({ build }) => build)),
    ...[median, percentile95, largest].map((statistic) =>
      milliseconds(runs[engine].map(({ times }) => statistic(times))),
    ),
    megabytes(runs[engine].map(({ memory }) => memory)),
    formatShare(found[engine]),
  ]),
)}

By the kind of query, its median and its largest time, and what is found:

${table(
  ['', ...ENGINES.map((engine) => NAMES[engine])],
  kinds.map((kind) => [
    `${kind}, ${examples(queries.filter((query) => query.kind === kind).map(({ keywords }) => keywords))}`,
    ...ENGINES.map((engine) => {
      const times = runs[engine].map((run) => run.times.filter((_, index) => queries[index]?.kind === kind))
      const middle = median(times.map(median))
      const most = median(times.map(largest))
      return `${short(middle)}, ${short(most)} ms; ${formatShare(found[engine].filter((query) => query.kind === kind))}`
    }),
  ]),
)}`
}

/** @param {string[]} keywords */
const examples = (keywords) =>
  keywords
    .slice(0, 2)
    .map((words) => `\`${words}\``)
    .join(' ')

/** @param {{ holding: number, found: number }[]} counted */
function formatShare(counted) {
  const anywhere = counted.filter(({ holding }) => holding > 0)
  if (anywhere.length === 0) return '–'
  const mean = anywhere.reduce((sum, { holding, found }) => sum + found / holding, 0) / anywhere.length
  // rounded down, so that 100 % means all of them
  return `${Math.floor(mean * 1000) / 10} %`
}

/** @param {number[]} list */
const milliseconds = (list) => `${short(median(list))} ms ${spread(list)}`

/** @param {number[]} list */
const megabytes = (list) => `${short(median(list) / 1e6)} MB`

/** @param {number[]} list */
const spread = (list) => `(${short(getQuantile(list, 0))}–${short(largest(list))})`

/** @param {number} value */
const short = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
