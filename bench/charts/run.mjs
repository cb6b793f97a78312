// @ts-check
// npm run bench:charts [-- --runs 5] [--lighthouse 3]: how light the pages with charts are, compared with a page of text.
// Lighthouse takes more than half of the time. `--lighthouse 0` leaves it out.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/build.mjs'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { root } from '../../scripts/run.mjs'
import { formatRange, formatTable, median } from '../figures.mjs'
import { FAST, launchChromium } from '../site/browser/chromium.mjs'
import { hostOutput } from '../site/browser/host.mjs'
import { measureNavigation } from '../site/browser/navigation.mjs'
import { isGood, isGoodCalibrated, measureLighthouse, SLOWDOWN } from './lighthouse.mjs'
import { measureLoad, measureLongestFrame, measureMemory, measureTooltips } from './measure.mjs'

const TEXT_PAGE = '/guide'
const MAX_FRAME_MS = 50
/** A page with little code, one with much, and one whose demos have controls. */
const CHART_PAGES = ['/api/line', '/api/column', '/api/histogram']

const { values } = parseArgs({ options: { runs: { type: 'string' }, lighthouse: { type: 'string' } } })
const runs = Number(values.runs ?? 5)
const load = loadavg()[0] ?? 0
process.env.CHROME_PATH ??= await ensureBrowser()
await ensureBuilt()
/** @type {{ routes: string[] }} */
const { routes } = JSON.parse(readFileSync(path.join(root, 'dist/version.json'), 'utf8'))
const host = await hostOutput(path.join(root, 'dist'))
const browser = await launchChromium()
const pages = [TEXT_PAGE, ...CHART_PAGES].map((route) => ({
  route,
  loads: /** @type {import('./measure.mjs').Load[]} */ ([]),
  memory: /** @type {number[]} */ ([]),
}))
const tooltips = CHART_PAGES.flatMap((route) =>
  [1, 4].map((cpu) => ({ route, cpu, times: /** @type {{ first: number, later: number }[]} */ ([]) })),
)
/** @type {Map<string, number[]>} */
const frames = new Map(routes.filter((route) => route.startsWith('/api/')).map((route) => [route, []]))
/** @type {number[]} */
const prefetched = []
for (let run = 1; run <= runs; run++) {
  console.log(`Round ${run} of ${runs}`)
  for (const { route, loads, memory } of pages) {
    loads.push(await measureLoad(browser, host.origin + route))
    memory.push(await measureMemory(browser, host.origin + route))
  }
  for (const { route, cpu, times } of tooltips) times.push(await measureTooltips(browser, host.origin + route, cpu))
  prefetched.push(await measureNavigation(browser, host.origin, FAST, true))
}
for (const [route, list] of frames) {
  console.log(`Scrolling ${route}`)
  // there are many pages, so only those with a slow frame are scrolled again
  for (let run = 1; run <= 3 && (run === 1 || Math.max(...list) > MAX_FRAME_MS); run++)
    list.push(await measureLongestFrame(browser, host.origin + route))
}
await browser.close()
host.stop()
const lighthouseRuns = Number(values.lighthouse ?? 3)
const lighthouse =
  lighthouseRuns > 0
    ? await measureLighthouse(lighthouseRuns, console.log)
    : { results: [], failure: 'Not measured in this run.' }

const [text, ...charts] = pages
if (!text) throw new Error('there is no page of text')
const textPaint = median(text.loads.map(({ firstPaint }) => firstPaint))
const textMemory = median(text.memory)
const listValues = (
  /** @type {typeof pages[number]} */ { loads },
  /** @type {keyof import('./measure.mjs').Load} */ key,
) => loads.map((one) => one[key])
const worst = (/** @type {number[]} */ list) => Math.max(...list)
const slowest = (/** @type {number} */ cpu, /** @type {'first' | 'later'} */ key) =>
  worst(tooltips.filter((one) => one.cpu === cpu).map(({ times }) => median(times.map((time) => time[key]))))
const longestFrame = worst([...frames.values()].map(median))
const limits = [
  [
    'Blocking time of a chart page on a slow phone, until 10 s after load, in ms',
    worst(charts.map((page) => median(listValues(page, 'blocking')))),
    50,
  ],
  [
    'First paint of a chart page on a slow phone, relative to the guide',
    worst(charts.map((page) => median(listValues(page, 'firstPaint')))) / textPaint,
    1.15,
  ],
  ['First tooltip of an idle page, in ms', slowest(1, 'first'), 200],
  ['First tooltip of an idle page, CPU four times slower, in ms', slowest(4, 'first'), 500],
  ['Later tooltips, in ms', slowest(1, 'later'), 100],
  ['Later tooltips, CPU four times slower, in ms', slowest(4, 'later'), 300],
  ['Longest frame while any chart page is scrolled, CPU four times slower, in ms', longestFrame, MAX_FRAME_MS],
  ['A prefetched page is painted, in ms', median(prefetched), 50],
  ['Elements of a chart page at load', worst(charts.map((page) => median(listValues(page, 'elements')))), 3500],
  ['HTML of a chart page as served, in KB', worst(charts.map((page) => median(listValues(page, 'html')))) / 1000, 30],
  [
    'Memory after scrolling a chart page, relative to the guide',
    worst(charts.map(({ memory }) => median(memory))) / textMemory,
    1.3,
  ],
].map(([title, found, limit]) => {
  const [value, most] = [Number(found), Number(limit)]
  return [`${title}: at most ${most}`, value.toFixed(most < 2 ? 2 : value < 100 ? 1 : 0), value <= most ? 'yes' : 'no']
})
const { results: phone } = lighthouse
const isCalibrated = phone.some(({ calibrated }) => calibrated !== undefined)
const imperfect = phone.filter(({ scores }) => Object.values(scores).some((score) => score < 100))

writeFileSync(
  path.join(import.meta.dirname, 'RESULTS.md'),
  `${[
    '# Pages with charts',
    `Made by \`npm run bench:charts\`: median (smallest–largest) of ${runs} rounds in which the pages take turns. A slow phone is 390 px wide, with 1.6 Mbit/s, 150 ms and the CPU four times slower. Load at the start ${load.toFixed(1)}.`,
    '## Targets',
    formatTable(
      ['Target', 'Measured', 'Met'],
      [
        ...limits,
        [
          'Lighthouse on a phone, every route: at least 99, and 100 in the other categories',
          lighthouse.failure ? 'not measured' : `${phone.filter(isGood).length} of ${phone.length} routes`,
          lighthouse.failure ? '' : phone.every(isGood) ? 'yes' : 'no',
        ],
        ...(isCalibrated
          ? [
              [
                'The same with the factor that Lighthouse recommends for this processor',
                `${phone.filter(isGoodCalibrated).length} of ${phone.length} routes`,
                phone.every(isGoodCalibrated) ? 'yes' : 'no',
              ],
            ]
          : []),
      ],
    ),
    '## First load on a slow phone',
    formatTable(
      ['', 'first paint', 'largest paint', 'blocking', 'elements', 'HTML', 'memory after scrolling'],
      pages.map((page) => [
        page.route,
        formatRange(listValues(page, 'firstPaint')),
        formatRange(listValues(page, 'largestPaint')),
        formatRange(listValues(page, 'blocking')),
        String(median(listValues(page, 'elements'))),
        `${(median(listValues(page, 'html')) / 1000).toFixed(1)} KB`,
        `${(median(page.memory) / 1e6).toFixed(1)} MB`,
      ]),
    ),
    '## From the pointer to the tooltip',
    formatTable(
      ['', 'CPU', 'first chart', 'next chart'],
      tooltips.map(({ route, cpu, times }) => [
        route,
        `× ${cpu}`,
        formatRange(times.map(({ first }) => first)),
        formatRange(times.map(({ later }) => later)),
      ]),
    ),
    '## Longest frame while scrolling, CPU four times slower',
    `Each page is scrolled once, and twice more if a frame took longer than ${MAX_FRAME_MS} ms.`,
    formatTable(
      ['', 'milliseconds'],
      [...frames].toSorted(([, a], [, b]) => median(b) - median(a)).map(([route, list]) => [route, formatRange(list)]),
    ),
    '## Lighthouse on a phone',
    lighthouse.failure ??
      `${phone.length - imperfect.length} of ${phone.length} routes have 100 in all categories. The performance is the median of up to ${lighthouseRuns} runs: a route is not measured again once its median meets the target. The other categories do not vary and are measured once.`,
    ...(isCalibrated
      ? [
          `Lighthouse assumes that the phone is ${SLOWDOWN.standard} times slower than this processor, which fits a benchmark index of ${SLOWDOWN.belowIndex} or more. The index of this processor is ${Math.round(median(phone.map(({ index }) => index)))}, for which Lighthouse recommends a factor of ${SLOWDOWN.calibrated}. Routes below the target were measured with both.`,
        ]
      : []),
    formatTable(
      [
        '',
        'performance',
        `performance, CPU × ${SLOWDOWN.calibrated}`,
        'accessibility',
        'best practices',
        'SEO',
        'failed audits',
      ],
      imperfect.map(({ route, scores, calibrated, failedAudits }) => [
        route,
        String(scores.performance ?? '–'),
        String(calibrated ?? ''),
        ...['accessibility', 'best-practices', 'seo'].map((name) => String(scores[name] ?? '–')),
        failedAudits.join(', ').slice(0, 200),
      ]),
    ),
  ].join('\n\n')}\n`,
)
console.log('The tables are in bench/charts/RESULTS.md.')
