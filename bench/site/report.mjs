// @ts-check
import { formatMegabytes, formatRange, formatSeconds, formatTable, median } from '../figures.mjs'
import { listTargets } from './targets.mjs'

/**
 * The results of a run. Parts that were not measured are missing.
 * @typedef {object} Results
 * @property {string} processor
 * @property {string} node
 * @property {number} load
 * @property {{ builds?: number, dev?: number, pages?: number }} rounds number of rounds per part
 * @property {{ peer: string, reason: string }[]} missing
 * @property {import('./builds.mjs').Builds[]} builds
 * @property {import('./dev.mjs').Development[]} development
 * @property {import('./browser/measure-pages.mjs').PageResult[]} pages
 * @property {{ script: number, page: number }} react bytes of React's script, and of the measured page
 * @property {import('./growth.mjs').Growth[]} growth
 */

/**
 * Leaves out parts that were not measured.
 * @param {Partial<Results>} results
 */
export function formatReport(results) {
  const {
    processor,
    node,
    load = 0,
    rounds = {},
    missing = [],
    builds = [],
    development = [],
    pages = [],
    react,
    growth = [],
  } = results
  const targets = listTargets({ builds, development, pages, react, growth })
  return (
    [
      `# This site and its peers

Made by \`npm run bench\`: the same Markdown pages (those of the navigation and of all charts, without demos) built with each engine in its recommended setup, installed outside the project, and served by the same server with the same compression. Median (smallest–largest) of the rounds named in each part; the engines take turns in each round. ${processor}, Node ${node}, load at the start ${load.toFixed(1)}.

"ours" is the docs engine of this site on those pages, without the code for demos; "this site" is the site itself, with its demos and its API tables.`,
      ...missing.map(({ peer, reason }) => `${peer} is missing: ${reason}`),
      `## Targets\n\n${formatTable(['Target', 'Measured', 'Met'], targets)}`,
      ...(builds.length > 0 ? [formatBuilds(builds, rounds.builds)] : []),
      ...(development.length > 0 ? [formatDevelopment(development, rounds.dev)] : []),
      ...(pages.length > 0 ? [formatPages(pages, rounds.pages)] : []),
      ...(growth.length > 0 ? [formatGrowth(growth)] : []),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}

/** @param {number | undefined} rounds */
const formatRounds = (rounds) => `${rounds ?? '?'} rounds.`

/**
 * @param {Results['builds']} builds
 * @param {number} [rounds]
 */
function formatBuilds(builds, rounds) {
  const rows = builds.map(({ peer, cold, warm, cpu, memory, size, documents }) => [
    peer,
    formatSeconds(cold),
    formatSeconds(warm),
    formatSeconds(cpu),
    formatMegabytes(memory),
    formatMegabytes([size]),
    String(documents),
  ])
  return [
    '## Building',
    formatRounds(rounds),
    formatTable(['', 'cold', 'warm', 'CPU time, cold', 'memory', 'output', 'HTML files'], rows),
    ...listFailures(builds),
  ].join('\n\n')
}

/**
 * @param {Results['development']} development
 * @param {number} [rounds]
 */
function formatDevelopment(development, rounds) {
  const rows = development.map(({ peer, cold, warm, edit }) => [
    peer,
    formatSeconds(cold),
    formatSeconds(warm),
    formatSeconds(edit),
  ])
  return [
    '## Writing',
    formatRounds(rounds),
    formatTable(['', 'start without caches', 'later start', 'edit'], rows),
    ...listFailures(development),
  ].join('\n\n')
}

/**
 * @param {Results['pages']} pages
 * @param {number} [rounds]
 */
function formatPages(pages, rounds) {
  const formatProfile = (/** @type {string} */ profile) =>
    formatPagesTable(pages.filter((page) => page.profile === profile && page.failure === undefined))
  return [
    '## Reading, on a fast machine',
    formatProfile('fast'),
    '## Reading, at 1.6 Mbit/s, 150 ms, CPU four times slower',
    formatProfile('slow'),
    `${formatRounds(rounds)} The page is the guide, opened with an empty cache. "answers" is when a click first has an effect. "next page" is the changelog, clicked as soon as the guide has loaded, and after the pointer has been over its link for a while. Times are milliseconds.`,
    ...listFailures(pages.map(({ site, profile, failure }) => ({ peer: `${site}, ${profile}`, failure }))),
  ].join('\n\n')
}

/** @param {Results['growth']} growth */
function formatGrowth(growth) {
  const rows = growth.map(({ peer, pages, time, memory, script, bytes }) => [
    peer,
    String(pages),
    `${(time / 1000).toFixed(1)} s`,
    `${(time / pages).toFixed(1)} ms`,
    `${(memory / 1e6).toFixed(0)} MB`,
    `${(memory / 1e6 / pages).toFixed(2)} MB`,
    formatKilobytes(script),
    formatKilobytes(bytes),
  ])
  return [
    '## Growing',
    'One cold build each. Script and bytes are of the first load of the guide.',
    formatTable(['', 'pages', 'build', 'per page', 'memory', 'memory per page', 'script', 'all bytes'], rows),
  ].join('\n\n')
}

/** @param {{ peer: string, failure?: string }[]} list */
const listFailures = (list) =>
  list.flatMap(({ peer, failure }) => (failure === undefined ? [] : [`${peer}: ${failure}`]))

/** @param {Results['pages']} measured */
const formatPagesTable = (measured) =>
  formatTable(
    [
      '',
      'script',
      'all bytes',
      'requests',
      'first paint',
      'largest paint',
      'blocking',
      'shift',
      'answers',
      'next page',
      'next page, prefetched',
    ],
    measured.map(({ site, measured: found }) => [
      site,
      formatKilobytes(median(found.script)),
      formatKilobytes(median(found.bytes)),
      String(median(found.requests)),
      formatRange(found.firstPaint),
      formatRange(found.largestPaint),
      formatRange(found.blocking),
      median(found.shift).toFixed(3),
      formatRange(found.firstAnswer),
      formatRange(found.coldNavigation),
      formatRange(found.prefetchedNavigation),
    ]),
  )

/** @param {number} bytes */
const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
