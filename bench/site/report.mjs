// @ts-check
import { median, largest, getQuantile } from '../search/statistics.mjs'
import { megabytes, seconds, table } from './table.mjs'
import { listTargets } from './targets.mjs'

/**
 * The results of a run. Parts that were not measured are missing.
 * @typedef {object} Results
 * @property {string} processor
 * @property {string} node
 * @property {number} load
 * @property {{ builds?: number, dev?: number, pages?: number, charts?: number }} rounds number of rounds per part
 * @property {{ peer: string, reason: string }[]} missing
 * @property {import('./builds.mjs').Builds[]} builds
 * @property {import('./dev.mjs').Development[]} development
 * @property {{ site: string, profile: string, measured: import('./browser/measure-pages.mjs').Measured, failure?: string }[]} pages
 * @property {{ script: number, page: number }} react bytes of script that React needs for the smallest page, and of the measured page
 * @property {import('./charts.mjs').Charts} charts
 * @property {import('./growth.mjs').Growth[]} growth
 * @property {{ judgments: import('./lighthouse.mjs').Judgment[], failure?: string }} lighthouse
 */

/**
 * Leaves out parts that were not measured.
 * @param {Partial<Results>} results
 */
export function report(results) {
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
    charts,
    growth = [],
    lighthouse,
  } = results
  return (
    [
      `# This site and its peers

Made by \`npm run bench\`: the same Markdown pages (guide, changelog, API index, 35 chart pages without demos) built with each engine in its recommended setup, installed outside the project, and served by the same server with the same compression. Median (smallest–largest) of the rounds named in each part; the engines take turns in each round. ${processor}, Node ${node}, load at the start ${load.toFixed(1)}.

"ours" is the docs engine of this site on those pages, without the code for demos; "this site" is the site itself, with its demos and its API tables.`,
      ...missing.map(({ peer, reason }) => `${peer} is missing: ${reason}`),
      `## Targets\n\n${table(['Target', 'Measured', 'Met'], listTargets({ builds, development, pages, react, charts, growth }))}`,
      ...(builds.length > 0 ? [formatBuilds(builds, rounds.builds)] : []),
      ...(development.length > 0 ? [formatDevelopment(development, rounds.dev)] : []),
      ...(pages.length > 0 ? [formatPages(pages, rounds.pages)] : []),
      ...(charts ? [formatCharts(charts, rounds.charts)] : []),
      ...(growth.length > 0 ? [formatGrowth(growth)] : []),
      ...(lighthouse ? [`## Lighthouse\n\n${lighthouse.failure ?? formatLighthouse(lighthouse.judgments)}`] : []),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}

/** @param {number | undefined} rounds */
const inRounds = (rounds) => `${rounds ?? '?'} rounds.`

/**
 * @param {Results['builds']} builds
 * @param {number} [rounds]
 */
function formatBuilds(builds, rounds) {
  const rows = builds.map(({ peer, cold, warm, cpu, memory, size, documents }) => [
    peer,
    seconds(cold),
    seconds(warm),
    seconds(cpu),
    megabytes(memory),
    megabytes([size]),
    String(documents),
  ])
  return [
    '## Building',
    inRounds(rounds),
    table(['', 'cold', 'warm', 'processor time, cold', 'memory', 'output', 'HTML files'], rows),
    ...failures(builds),
  ].join('\n\n')
}

/**
 * @param {Results['development']} development
 * @param {number} [rounds]
 */
function formatDevelopment(development, rounds) {
  const rows = development.map(({ peer, cold, warm, edit }) => [peer, seconds(cold), seconds(warm), seconds(edit)])
  return [
    '## Writing',
    inRounds(rounds),
    table(['', 'start without caches', 'later start', 'an edit is seen'], rows),
    ...failures(development),
  ].join('\n\n')
}

/**
 * @param {Results['pages']} pages
 * @param {number} [rounds]
 */
function formatPages(pages, rounds) {
  const of = (/** @type {string} */ profile) =>
    pagesTable(pages.filter((page) => page.profile === profile && page.failure === undefined))
  return [
    '## Reading, on a fast machine',
    of('fast'),
    '## Reading, at 1.6 Mbit/s, 150 ms, processor four times slower',
    of('slow'),
    `${inRounds(rounds)} The page is the guide, opened with nothing in the cache. "answers" is when a click first has an effect. "next page" is the changelog, clicked as soon as the guide has loaded, and after the pointer has been over its link for a while. Times are milliseconds.`,
    ...failures(pages.map(({ site, profile, failure }) => ({ peer: `${site}, ${profile}`, failure }))),
  ].join('\n\n')
}

/**
 * @param {Results['charts']} charts
 * @param {number} [rounds]
 */
function formatCharts({ live, longestFrames, slowFrames, failure }, rounds) {
  const rows = live.map(({ site, profile, live: times, pictureInFirstPaint }) => [
    site,
    profile,
    spread(times),
    pictureInFirstPaint ? 'yes' : 'no',
  ])
  return [
    '## Charts',
    `${inRounds(rounds)} One demo, \`line-city-temperatures\`, until its chart is drawn: on this site the first of the 14 of its page, on a page of dumi by itself.`,
    table(['', 'machine and line', 'milliseconds until the chart is drawn', 'picture in the first paint'], rows),
    `Scrolling \`/api/line\` with its 14 demos from top to bottom, processor four times slower: longest frame ${spread(longestFrames)} ms, frames of more than 50 ms ${spread(slowFrames)}.`,
    ...failures([{ peer: 'dumi', failure }]),
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
    kilobytes(script),
    kilobytes(bytes),
  ])
  return [
    '## Growing',
    'One cold build each. Script is that of the first load of the guide.',
    table(['', 'pages', 'build', 'per page', 'memory', 'memory per page', 'script', 'all bytes'], rows),
  ].join('\n\n')
}

/** @param {{ peer: string, failure?: string }[]} list */
const failures = (list) => list.flatMap(({ peer, failure }) => (failure === undefined ? [] : [`${peer}: ${failure}`]))

/**
 * Formats the number of perfect pages, and the others one by one.
 * @param {import('./lighthouse.mjs').Judgment[]} judgments
 */
function formatLighthouse(judgments) {
  const flawed = judgments.filter(
    ({ scores }) => Object.values(scores).length < 4 || Object.values(scores).some((score) => score < 100),
  )
  const rows = flawed.map(({ route, form, scores, faults }) => [
    route,
    form,
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) => String(scores[name] ?? '–')),
    faults.join(', ').slice(0, 200),
  ])
  return `${judgments.length - flawed.length} of ${judgments.length} have 100 in all four categories (every route, phone and desktop).${rows.length > 0 ? `\n\n${table(['', '', 'performance', 'accessibility', 'best practices', 'search engines', 'faults'], rows)}` : ''}`
}

/** @param {Results['pages']} measured */
const pagesTable = (measured) =>
  table(
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
      kilobytes(median(found.script)),
      kilobytes(median(found.bytes)),
      String(median(found.requests)),
      spread(found.firstPaint),
      spread(found.largestPaint),
      spread(found.blocking),
      median(found.shift).toFixed(3),
      spread(found.firstAnswer),
      spread(found.coldNavigation),
      spread(found.prefetchedNavigation),
    ]),
  )

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`

/** @param {number[]} list */
const spread = (list) => `${median(list).toFixed(0)} (${getQuantile(list, 0).toFixed(0)}–${largest(list).toFixed(0)})`
