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

test('what the MCP server says about digits in bars and columns is how they are drawn', async ({ page }) => {
  await openChartPage(page, bundle)
  for (const rows of digitRows) {
    await mountChart(page, rows.chart, createDigitOptions(rows))
    const picture = await capturePicture(page)
    await mountChart(page, rows.chart, createDigitOptions(rows, true))
    const isRight = (await capturePicture(page)) === picture
    expect({ ...rows, isRight }).toEqual({ ...rows, isRight: rows.trap === undefined })
  }
})
