import { gzipSync } from 'node:zlib'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { site } from '../../site.config.ts'
import { readContent, type Content } from '../../src/core/node/content/content.ts'
import { followRedirects } from '../../src/core/node/content/redirects.ts'
import { features } from '../../src/features.ts'
import { readApiDocumentation, type ApiDocumentation } from '../../src/features/api-tables/node/documentation.ts'
import { createSearchFile } from '../../src/features/search/node/search-index.ts'
import { expandIndex, isSearchIndex } from '../../src/features/search/shared/search-index.ts'
import { searchEntries } from '../../src/features/search/client/worker/search-entries.ts'
import { generateMetadata, type SearchEntry } from '../../src/features/search/client/worker/metadata.ts'

const root = path.resolve(import.meta.dirname, '../..')

let content: Content
let api: ApiDocumentation
let file: string
let entries: SearchEntry[]
beforeAll(async () => {
  content = await readContent(root, site, features)
  api = await readApiDocumentation(root, () => undefined, '')
  file = createSearchFile(content).text
  const index: unknown = JSON.parse(file)
  if (!isSearchIndex(index)) throw new Error('the file is not a search index')
  entries = generateMetadata(expandIndex(index))
}, 120_000)

/** Whether a link points to a page, or to a section, an option or a demo on it. */
function isTarget(link: string): boolean {
  const { pathname, hash } = new URL(link, 'https://example.com')
  const files = content.pages.get(pathname) ?? []
  const id = hash.slice(1)
  if (id === '') return files.length > 0
  return files.some((page) => page.ids.has(id) || content.features.some((feature) => feature.hasTarget?.(page, id)))
}

/** Follows the redirects of renamed targets. */
function resolveTarget(query: string, link: string): string {
  const target = followRedirects(link, content.redirects)
  if (target !== undefined && isTarget(target)) return target
  throw new Error(
    `The search for "${query}" should find ${link}, which no longer exists. ` +
      'Add a redirect to content/redirects.txt, or change the expected link in this test.',
  )
}

const findFirstHit = (query: string) => searchEntries(entries, query)[0]?.hints[0]?.link

test('the index of this site is at most 130 KB', () => {
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(130_000)
})

const EXPECTED_FIRST_HITS: [query: string, link: string][] = [
  // charts by name, in any case and with other words
  ['line', '/api/line'],
  ['LINE', '/api/line'],
  ['pie', '/api/pie'],
  ['pie chart', '/api/pie'],
  ['column', '/api/column'],
  ['bar', '/api/bar'],
  ['Area', '/api/area'],
  ['scatter', '/api/scatter'],
  ['dual axes', '/api/dual-axes'],
  ['DualAxes', '/api/dual-axes'],
  ['sankey', '/api/sankey'],
  ['word cloud', '/api/word-cloud'],
  ['wordCloud', '/api/word-cloud'],
  ['tiny line', '/api/tiny-line'],
  ['ring progress', '/api/ring-progress'],
  ['radial bar', '/api/radial-bar'],
  ['circle packing', '/api/circle-packing'],
  ['bidirectional', '/api/bidirectional-bar'],
  ['heatmap', '/api/heatmap'],
  ['HISTOGRAM', '/api/histogram'],
  ['treemap', '/api/treemap'],
  ['LineChart', '/api/line'],
  ['GaugeChart', '/api/gauge'],
  // charts by other names
  ['donut', '/api/pie'],
  ['candlestick', '/api/stock'],
  ['sparkline', '/api/tiny-line'],
  ['spider chart', '/api/radar'],
  ['bubble', '/api/scatter'],
  // options by name, path, words and parts of a name
  ['connectNulls', '/api/line#connectnulls'],
  ['connect nulls', '/api/line#connectnulls'],
  ['connectnulls', '/api/line#connectnulls'],
  ['isStack', '/api/line#isstack'],
  ['innerRadius', '/api/rose#innerradius'],
  ['xAxis', '/api#options-xaxis'],
  ['xAxis.label', '/api#options-xaxis-label'],
  ['xaxis.label.formatter', '/api#options-xaxis-label-formatter'],
  ['axis label formatter', '/api#options-xaxis-label-formatter'],
  ['yAxis.title', '/api#options-yaxis-title'],
  ['tooltip.customContent', '/api#options-tooltip-customcontent'],
  ['customContent', '/api#options-tooltip-customcontent'],
  ['legend.position', '/api#options-legend-position'],
  ['legend position', '/api#options-legend-position'],
  ['slider.start', '/api#options-slider-start'],
  ['annotations', '/api?tab=options#annotations'],
  ['appendPadding', '/api#options-appendpadding'],
  ['autoFit', '/api#options-autofit'],
  ['renderer', '/api#options-renderer'],
  ['locale', '/api#options-locale'],
  ['pixelRatio', '/api#options-pixelratio'],
  ['angleField', '/api/pie#anglefield'],
  ['regressionLine', '/api/scatter#regressionline'],
  ['nodeAlign', '/api/sankey#nodealign'],
  ['binWidth', '/api/histogram#binwidth'],
  ['imageMask', '/api/word-cloud#imagemask'],
  ['conversionTag', '/api/column#conversiontag'],
  ['drilldown', '/api/treemap#drilldown'],
  ['brandColor', '/api#options-theme-stylesheet-brandcolor'],
  ['changeData', '/api#plot-changedata'],
  ['chartRef', '/api#base-chart-chartref'],
  ['onReady', '/api#base-chart-onready'],
  // a common word and a rare one
  ['line smooth', '/api/line'],
  ['gauge needle', '/api/gauge'],
  // texts
  ['color-blind', '/api/stock#accessibility-and-performance'],
  ['10,000', '/api/line#demo-line-ten-thousand'],
  // the guide and the changelog
  ['installation', '/#installation'],
  ['install', '/guide#install'],
  ['2.13.4', '/changelog#2.13.4'],
  ['theme', '/api?tab=options#theme-and-color'],
  ['legend', '/api?tab=options#legend'],
  ['tooltip', '/api?tab=options#tooltip'],
  ['percent', '/api/area#ispercent'],
  ['click event', '/api/line#click-events'],
  ['element:click', '/api#events'],
  // charts by name in other languages
  ['折线图', '/api/line'],
  ['饼图', '/api/pie'],
  ['桑基', '/api/sankey'],
  ['円グラフ', '/api/pie'],
  ['산점도', '/api/scatter'],
  ['K线图', '/api/stock'],
]

test.each(EXPECTED_FIRST_HITS)('finds "%s" at %s', (query, link) => {
  expect(findFirstHit(query)).toBe(resolveTarget(query, link))
})

/** Questions that people ask about chart libraries. The answer is among the first two results of a group. */
const QUESTIONS: [query: string, link: string][] = [
  ['export image', '/recipes#export-a-chart-as-an-image'],
  ['tooltip from code', '/recipes#show-a-tooltip-from-code'],
  ['columns side by side dual axes', '/api/dual-axes#two-column-series-side-by-side'],
  ['icon axis label', '/api/bar#icons-in-axis-labels'],
  ['labels under stacks', '/api/column#labels-under-stacks'],
  ['order within group', '/api/column#series-order'],
  ['ant design charts', '/recipes#g2-g2plot-ant-design-charts-or-g2plot-react'],
  ['hidden tab', '/recipes#charts-in-tabs-modals-and-hidden-containers'],
  ['next.js', '/recipes#nextjs-and-server-side-rendering-ssr'],
  ['ssr', '/recipes#nextjs-and-server-side-rendering-ssr'],
  ['flicker', '/recipes#slow-re-renders-and-flicker'],
  ['disable legend clicks', '/recipes#disable-legend-clicks'],
  ['tooltip distant points', '/recipes#tooltip-between-distant-points'],
  ['stack order', '/recipes#stack-order-and-legend-order'],
  ['legend order', '/recipes#stack-order-and-legend-order'],
  ['gantt', '/api/bar#gantt-chart'],
  ['plot:click', '/recipes#handle-clicks'],
  ['title description', '/recipes#migrate-from-version-1-title-description-forcefit'],
  ['currency', '/recipes#format-an-axis-as-currency-or-percent'],
  ['dollar', '/recipes#format-an-axis-as-currency-or-percent'],
  ['slow', '/recipes#slow-re-renders-and-flicker'],
  ['rerender', '/recipes#slow-re-renders-and-flicker'],
  ['jest', '/recipes#testing-with-jest-and-vitest'],
  ['tree-shaking', '/recipes#smaller-bundles-and-tree-shaking'],
]

test.each(QUESTIONS)('answers "%s" at %s', (query, link) => {
  const firstHits = searchEntries(entries, query).flatMap(({ hints }) => hints.slice(0, 2).map((hint) => hint.link))
  expect(firstHits).toContain(resolveTarget(query, link))
})

test('finds nothing for a word that does not occur', () => {
  expect(findFirstHit('zzzzqqq')).toBeUndefined()
})

test('finds every option of every chart by its name', () => {
  const { components, definitions } = api.library
  const names = new Set(
    entries.flatMap(({ sections }) => sections.map(({ rawTitle }) => rawTitle.text.split('.').at(-1))),
  )
  const options = components.flatMap((id) => definitions[id]?.options.map(({ name }) => name) ?? [])
  expect(options.length).toBeGreaterThan(1000)
  expect(options.filter((name) => !names.has(name))).toEqual([])
})

test('every section and option in the index exists on its page', () => {
  const links = entries.flatMap(({ sections }) => sections.map(({ link }) => link))
  expect(links.filter((link) => !isTarget(link))).toEqual([])
})
