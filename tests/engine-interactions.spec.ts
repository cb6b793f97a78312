import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { bundleCharts, type ChartBundle } from './fixtures/chart-bundle.ts'
import { capturePicture, mountChart, openChartPage, perform, type Gesture, type Place } from './fixtures/chart-page.ts'
import { createDigitOptions, digitRows } from './fixtures/digit-rows.ts'
import { expect, test } from './site.ts'

// An interaction whose registration is lost in tree-shaking silently does nothing. Each test loads one kind of chart
// and checks that its interaction changes the picture.

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']
const rain = months.map((month, index) => ({ month, mm: 40 + 25 * Math.sin(index) }))
const rainByCity = ['Oslo', 'Rome'].flatMap((city, shift) =>
  rain.map(({ month, mm }) => ({ month, city, mm: mm + 30 * shift })),
)
const points = Array.from({ length: 60 }, (_, index) => ({ x: index, y: 50 + 45 * Math.sin(index) }))
const shares = [
  ['Chrome', 64],
  ['Safari', 27],
  ['Edge', 9],
].map(([browser, share]) => ({ browser, share }))
const tree = {
  name: 'root',
  children: [
    {
      name: 'Phones',
      children: [
        { name: 'A1', value: 5 },
        { name: 'A2', value: 3 },
      ],
    },
    {
      name: 'Tablets',
      children: [
        { name: 'B1', value: 4 },
        { name: 'B2', value: 2 },
      ],
    },
  ],
}
const flows = [
  ['Open', 'Home', 9],
  ['Search', 'Home', 4],
  ['Home', 'Cart', 8],
  ['Home', 'Exit', 5],
].map(([source, target, value]) => ({ source, target, value }))
const sets = [
  { sets: ['A'], size: 12 },
  { sets: ['B'], size: 12 },
  { sets: ['A', 'B'], size: 3 },
]

const byMonth = { data: rain, xField: 'month', yField: 'mm' }
const byCity = { data: rainByCity, xField: 'month', yField: 'mm', seriesField: 'city' }
const pointsWithActiveStyle = {
  point: { state: { active: { style: { r: 9, fill: 'red' } } } },
  tooltip: { showMarkers: false },
}
const interaction = (type: string) => ({ interactions: [{ type }] })
const drilldown = { drilldown: { enabled: true, breadCrumb: { rootText: 'All' } } }
const dragAcrossCenter: Gesture = {
  drag: [
    [0.35, 0.3],
    [0.5, 0.5],
    [0.62, 0.75],
  ],
}
/** At least one of these places is inside a first-level circle and outside its children. */
const outsideLeaves: Place[] = [
  [0.42, 0.3],
  [0.42, 0.36],
  [0.42, 0.64],
  [0.42, 0.7],
]
const hoverCenter: Gesture = {
  hover: [
    [0.4, 0.5],
    [0.52, 0.55],
  ],
}

/** A pie and bars side by side. */
const pieAndBars = (type?: string) => ({
  tooltip: false,
  plots: [
    {
      type: 'pie',
      region: { start: { x: 0, y: 0 }, end: { x: 0.5, y: 1 } },
      options: {
        data: shares,
        angleField: 'share',
        colorField: 'browser',
        tooltip: false,
        ...(type && interaction(type)),
      },
    },
    {
      type: 'bar',
      region: { start: { x: 0.5, y: 0 }, end: { x: 1, y: 1 } },
      options: { data: shares, xField: 'share', yField: 'browser', seriesField: 'browser', tooltip: false },
    },
  ],
})

interface Case {
  title: string
  chart: string
  options: object
  /** The options that enable the interaction. */
  enable: object
  gesture: Gesture
  /** For options that change the picture on their own: the gesture to compare with. */
  otherGesture?: Gesture
}

const cases: Case[] = [
  {
    title: 'a brush filters columns',
    chart: 'ColumnChart',
    options: byMonth,
    enable: { brush: { enabled: true, type: 'x-rect' } },
    gesture: dragAcrossCenter,
  },
  {
    title: 'a brush highlights points',
    chart: 'ScatterChart',
    options: { data: points, xField: 'x', yField: 'y' },
    enable: { brush: { enabled: true, action: 'highlight' } },
    gesture: dragAcrossCenter,
  },
  {
    title: 'a line chart has the brush that column and scatter charts register',
    chart: 'LineChart',
    options: byMonth,
    enable: interaction('brush-x'),
    gesture: dragAcrossCenter,
  },
  {
    title: 'a brush highlights areas',
    chart: 'AreaChart',
    options: byMonth,
    enable: interaction('brush-y'),
    gesture: dragAcrossCenter,
  },
  {
    title: 'points can be moved by dragging',
    chart: 'ScatterChart',
    options: { data: points, xField: 'x', yField: 'y' },
    enable: interaction('drag-move'),
    gesture: dragAcrossCenter,
  },
  {
    title: 'a line chart has the dragging that scatter charts register',
    chart: 'LineChart',
    options: { data: points, xField: 'x', yField: 'y' },
    enable: interaction('drag-move'),
    gesture: dragAcrossCenter,
  },
  {
    title: 'the points of a line are highlighted',
    chart: 'LineChart',
    options: { ...byMonth, ...pointsWithActiveStyle },
    enable: interaction('marker-active'),
    gesture: hoverCenter,
  },
  {
    title: 'an area chart has the point highlighting that line charts register',
    chart: 'AreaChart',
    options: { ...byMonth, ...pointsWithActiveStyle },
    enable: interaction('marker-active'),
    gesture: hoverCenter,
  },
  {
    title: 'plots of a mix chart highlight related elements',
    chart: 'MixChart',
    options: pieAndBars(),
    enable: pieAndBars('association-highlight'),
    gesture: {
      hover: [
        [0.3, 0.5],
        [0.32, 0.6],
      ],
    },
  },
  {
    title: 'a treemap drills down',
    chart: 'TreemapChart',
    options: { data: tree, colorField: 'name' },
    enable: drilldown,
    gesture: { click: [[0.3, 0.5]] },
    otherGesture: { hover: [[0.3, 0.5]] },
  },
  {
    title: 'a sunburst drills down',
    chart: 'SunburstChart',
    options: { data: tree, innerRadius: 0.3 },
    enable: drilldown,
    gesture: { click: [[0.58, 0.55]] },
    otherGesture: { hover: [[0.58, 0.55]] },
  },
  {
    title: 'a circle packing chart drills down',
    chart: 'CirclePackingChart',
    options: { data: tree, label: false },
    enable: drilldown,
    gesture: { click: outsideLeaves },
    otherGesture: { hover: outsideLeaves },
  },
  {
    title: 'a node of a sankey diagram can be dragged',
    chart: 'SankeyChart',
    options: {
      data: flows,
      sourceField: 'source',
      targetField: 'target',
      weightField: 'value',
      tooltip: false,
      nodeWidth: 40,
    },
    enable: { nodeDraggable: true },
    gesture: {
      drag: [
        [0.5, 0.4],
        [0.5, 0.5],
        [0.5, 0.6],
      ],
    },
  },
  {
    title: 'the center of a donut shows the hovered sector',
    chart: 'PieChart',
    options: { data: shares, angleField: 'share', colorField: 'browser', innerRadius: 0.6, tooltip: false },
    enable: interaction('pie-statistic-active'),
    gesture: {
      hover: [
        [0.55, 0.15],
        [0.6, 0.4],
      ],
    },
  },
  {
    title: 'a radar has its own tooltip',
    chart: 'RadarChart',
    options: { ...byMonth, ...interaction('tooltip') },
    enable: interaction('radar-tooltip'),
    gesture: hoverCenter,
  },
  {
    title: 'stacked columns show connected areas',
    chart: 'ColumnChart',
    options: { ...byCity, isStack: true, tooltip: false },
    enable: { connectedArea: { trigger: 'hover' } },
    gesture: {
      hover: [
        [0.5, 0.5],
        [0.52, 0.75],
      ],
    },
  },
  {
    title: 'a bar chart has the connected areas that column charts register',
    chart: 'BarChart',
    options: { ...byCity, xField: 'mm', yField: 'month', isStack: true, tooltip: false },
    enable: { connectedArea: { trigger: 'hover' } },
    gesture: {
      hover: [
        [0.3, 0.5],
        [0.2, 0.55],
      ],
    },
  },
  {
    title: 'a set of a venn diagram is highlighted',
    chart: 'VennChart',
    options: { data: sets, setsField: 'sets', sizeField: 'size', tooltip: false },
    enable: interaction('venn-element-active'),
    gesture: {
      hover: [
        [0.4, 0.5],
        [0.42, 0.5],
      ],
    },
  },
  {
    title: 'columns can be selected',
    chart: 'ColumnChart',
    options: { ...byMonth, tooltip: false },
    enable: interaction('element-selected'),
    gesture: { click: [[0.3, 0.85]] },
  },
  {
    title: 'the words of a word cloud are highlighted',
    chart: 'WordCloudChart',
    options: {
      data: shares,
      wordField: 'browser',
      weightField: 'share',
      tooltip: false,
      wordStyle: { rotation: 0, fontSize: [40, 90] },
      state: { active: { style: { fill: 'red' } } },
    },
    enable: interaction('element-active'),
    gesture: {
      hover: [
        [0.48, 0.5],
        [0.5, 0.5],
      ],
    },
  },
]

// the tests share one bundle
test.describe.configure({ mode: 'default' })

let bundle: ChartBundle
test.beforeAll(async () => {
  bundle = await bundleCharts()
})

for (const { title, chart, options, enable, gesture, otherGesture } of cases) {
  test(title, async ({ page }) => {
    await openChartPage(page, bundle)
    await mountChart(page, chart, otherGesture ? { ...options, ...enable } : options)
    await perform(page, otherGesture ?? gesture)
    const before = await capturePicture(page)
    await mountChart(page, chart, { ...options, ...enable })
    await perform(page, gesture)
    await expect.poll(() => capturePicture(page)).not.toBe(before)
  })
}

/** The site's theme changes some defaults, and these statements are about the library. */
async function openWithoutTheme(page: Page): Promise<void> {
  await openChartPage(page, bundle)
  await page.evaluate(() => document.body.setAttribute('data-chart-theme', 'none'))
}

test('what the MCP server says about digits in bars and columns is how they are drawn', async ({ page }) => {
  await openWithoutTheme(page)
  for (const rows of digitRows) {
    await mountChart(page, rows.chart, createDigitOptions(rows))
    const picture = await capturePicture(page)
    await mountChart(page, rows.chart, createDigitOptions(rows, true))
    const isRight = (await capturePicture(page)) === picture
    expect({ ...rows, isRight }).toEqual({ ...rows, isRight: rows.trap === undefined })
  }
})

const root = path.resolve(import.meta.dirname, '..')
const readPage = (file: string) => readFileSync(path.join(root, 'content', file), 'utf8')

interface TestWindow {
  mountChart: (chart: string, options: object) => Promise<void>
  plot: {
    chart: {
      width: number
      height: number
      syncViewPadding?: boolean
      interactions: object
      getCanvas: () => { get: (name: string) => unknown; getRenderer: () => string; getPixelRatio: () => number }
      showTooltip: (place: { x: number; y: number }) => void
    }
    update: (options: object) => void
    changeData: (data: object[]) => void
    changeSize: (width: number, height: number) => void
  }
}

test('the code on the pages of tiny charts reads the number of a tooltip, also when there are no items', async ({
  page,
}) => {
  await openWithoutTheme(page)
  for (const name of ['line', 'area', 'column']) {
    const [, code = ''] = /the number is `([^`]+)`/.exec(readPage(`api/tiny-${name}.md`)) ?? []
    const texts = await page.evaluate(
      async ([chart, expression]) => {
        const { mountChart: mount } = window as unknown as TestWindow
        // oxlint-disable-next-line typescript/no-implied-eval -- runs the code on the page
        const read = new Function('items', `return String(${expression})`) as (items: unknown[]) => string
        const found: string[] = [read([])]
        const customContent = (_position: string, items: unknown[]) => {
          found.push(read(items))
          return found.at(-1)
        }
        await mount(chart, { data: [7, 7, 7], height: 60, tooltip: { customContent } })
        ;(window as unknown as TestWindow).plot.chart.showTooltip({ x: 320, y: 30 })
        return found
      },
      [`Tiny${name[0]?.toUpperCase()}${name.slice(1)}Chart`, code] as const,
    )
    expect(texts.slice(0, 2)).toEqual(['undefined', 'undefined'])
    expect(texts.at(-1)).toBe('7')
  }
})

/** Values that differ from the defaults, for the options that the guide lists. */
const READ_ON_CREATION: Record<string, unknown> = {
  width: 300,
  height: 200,
  renderer: 'svg',
  pixelRatio: 3,
  defaultInteractions: [],
  supportCSSTransform: true,
  syncViewPadding: true,
}

test('the options that the guide lists are only read when the chart is created', async ({ page }) => {
  const [, sentence = ''] = /### Options read on creation\n\n(.+?) are only read/.exec(readPage('guide.md')) ?? []
  const listed = [...sentence.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual(Object.keys(READ_ON_CREATION).toSorted())
  await openWithoutTheme(page)
  const readState = () =>
    page.evaluate(() => {
      const { chart } = (window as unknown as TestWindow).plot
      const canvas = chart.getCanvas()
      const css = canvas.get('supportCSSTransform')
      const ratio = canvas.getRenderer() === 'canvas' && canvas.getPixelRatio()
      const interactions = Object.keys(chart.interactions)
      const { width, height, syncViewPadding = false } = chart
      return JSON.stringify([width, height, canvas.getRenderer(), ratio, css, interactions, syncViewPadding])
    })
  const options = { ...byMonth, autoFit: false }
  for (const name of listed) {
    const changed = { [name]: READ_ON_CREATION[name] }
    await mountChart(page, 'LineChart', options)
    const before = await readState()
    await page.evaluate((given) => (window as unknown as TestWindow).plot.update(given), changed)
    expect({ name, state: await readState() }).toEqual({ name, state: before })
    // the scripts of the site don't contain the SVG renderer
    if (name === 'renderer') continue
    await mountChart(page, 'LineChart', { ...options, ...changed })
    expect({ name, state: await readState() }).not.toEqual({ name, state: before })
  }
})

test('a chart keeps the size of changeSize only with autoFit: false', async ({ page }) => {
  await openWithoutTheme(page)
  const readWidth = () => page.evaluate(() => (window as unknown as TestWindow).plot.chart.width)
  const change = () =>
    page.evaluate(() => {
      const { plot } = window as unknown as TestWindow
      plot.changeSize(300, 200)
      return plot.chart.width
    })
  await mountChart(page, 'LineChart', byMonth)
  const width = await readWidth()
  expect(await change()).toBe(300)
  await expect.poll(readWidth).toBe(width)
  await mountChart(page, 'LineChart', { ...byMonth, autoFit: false })
  expect(await change()).toBe(300)
  await page.waitForTimeout(1000)
  expect(await readWidth()).toBe(300)
})

interface Statement {
  title: string
  chart: string
  options: object
  /** An option that has an effect together with `needed` only. */
  option: object
  needed: object
}

const dualAxes = { data: [rain, rainByCity], xField: 'month', yField: ['mm', 'mm'] }
const outline = { theme: { styleSheet: { overflowLabelBorderColor: 'red', overflowLabelBorder: 4 } } }
const shortAndLong = [1, 100].map((mm, index) => ({ month: months[index], mm }))

const statements: Statement[] = [
  {
    title: 'legend.selected of dual axes has no effect on a side without seriesField',
    chart: 'DualAxesChart',
    options: dualAxes,
    option: { legend: { selected: { Oslo: false, mm: false } } },
    needed: { geometryOptions: [{}, { seriesField: 'city' }] },
  },
  {
    title: 'outlines of overflowing labels require the layout adjust-color',
    chart: 'ColumnChart',
    options: { ...byMonth, data: shortAndLong, label: { position: 'middle' } },
    option: outline,
    needed: { label: { position: 'middle', layout: [{ type: 'adjust-color' }] } },
  },
]

for (const { title, chart, options, option, needed } of statements) {
  test(title, async ({ page }) => {
    await openWithoutTheme(page)
    const draw = async (given: object) => {
      await mountChart(page, chart, { ...options, ...given })
      return capturePicture(page)
    }
    expect(await draw(option)).toBe(await draw({}))
    expect(await draw({ ...option, ...needed })).not.toBe(await draw(needed))
  })
}

test('label.style of a Sankey diagram has no effect without a callback', async ({ page }) => {
  await openWithoutTheme(page)
  const draw = async (label: object) => {
    await mountChart(page, 'SankeyChart', {
      data: flows,
      sourceField: 'source',
      targetField: 'target',
      weightField: 'value',
      label,
    })
    return capturePicture(page)
  }
  expect(await draw({ style: { fontSize: 20, fill: 'red' } })).toBe(await draw({}))
})

test('the shares of grouped stacks change with the next render, those of other groups do not', async ({ page }) => {
  await openWithoutTheme(page)
  const data = rainByCity.map((row, index) => ({ ...row, half: index % 3 === 0 ? 'A' : 'B', mm: row.mm + index }))
  const rows = [...data, ...data.map((row) => ({ ...row, city: `${row.city} 2`, mm: row.mm * 2 }))]
  for (const [stack, isSame] of [
    [{}, true],
    [{ isStack: true, groupField: 'half' }, false],
  ] as const) {
    await mountChart(page, 'ColumnChart', { ...byCity, data: rows, isPercent: true, isGroup: true, ...stack })
    const before = await capturePicture(page)
    await page.evaluate((given) => (window as unknown as TestWindow).plot.changeData(given), rows)
    expect((await capturePicture(page)) === before).toBe(isSame)
  }
})

test('a white outline separates the stages of a funnel, and follows the color mode with the theme', async ({
  page,
}) => {
  await openChartPage(page, bundle)
  const draw = async (theme: string, funnelStyle?: object) => {
    await page.evaluate((name) => document.body.setAttribute('data-chart-theme', name), theme)
    await mountChart(page, 'FunnelChart', { data: shares, xField: 'browser', yField: 'share', funnelStyle })
    return capturePicture(page)
  }
  expect(await draw('none', { lineWidth: 6 })).toBe(await draw('none'))
  expect(await draw('none', { lineWidth: 6, stroke: '#fff' })).not.toBe(await draw('none'))
  for (const mode of ['light', 'dark'])
    expect(await draw(mode, { lineWidth: 6, stroke: '#fff' })).toBe(await draw(mode, { lineWidth: 6 }))
})
