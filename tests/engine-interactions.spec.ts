import { bundleCharts, type ChartBundle } from './fixtures/chart-bundle.ts'
import { mountChart, openChartPage, perform, pictureOf, type Gesture, type Place } from './fixtures/chart-page.ts'
import { expect, test } from './site.ts'

// A registration that the bundler dropped fails only when it is used, and then in silence: so each is
// used here, in a page that has loaded this one kind of chart, and must make a difference.

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']
const rain = months.map((month, index) => ({ month, mm: 40 + 25 * Math.sin(index) }))
const rainOfCities = ['Oslo', 'Rome'].flatMap((city, shift) =>
  rain.map(({ month, mm }) => ({ month, city, mm: mm + 30 * shift })),
)
const dots = Array.from({ length: 60 }, (_, index) => ({ x: index, y: 50 + 45 * Math.sin(index) }))
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
const byCity = { data: rainOfCities, xField: 'month', yField: 'mm', seriesField: 'city' }
const interaction = (type: string) => ({ interactions: [{ type }] })
const drilldown = { drilldown: { enabled: true, breadCrumb: { rootText: 'All' } } }
const acrossTheMiddle: Gesture = {
  drag: [
    [0.35, 0.3],
    [0.5, 0.5],
    [0.62, 0.75],
  ],
}
/** One of them lies in a circle of the first level, but in none of the second. */
const besideTheLeaves: Place[] = [
  [0.42, 0.3],
  [0.42, 0.36],
  [0.42, 0.64],
  [0.42, 0.7],
]
const overTheMiddle: Gesture = {
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
  promise: string
  chart: string
  options: object
  /** What asks for the interaction. */
  asks: object
  gesture: Gesture
  /** Asking alone makes a difference; so must the gesture, compared with this one. */
  instead?: Gesture
}

const cases: Case[] = [
  {
    promise: 'a brush filters columns',
    chart: 'ColumnChart',
    options: byMonth,
    asks: { brush: { enabled: true, type: 'x-rect' } },
    gesture: acrossTheMiddle,
  },
  {
    promise: 'a brush highlights dots',
    chart: 'ScatterChart',
    options: { data: dots, xField: 'x', yField: 'y' },
    asks: { brush: { enabled: true, action: 'highlight' } },
    gesture: acrossTheMiddle,
  },
  {
    promise: 'a line can be brushed, though columns and dots register it',
    chart: 'LineChart',
    options: byMonth,
    asks: interaction('brush-x'),
    gesture: acrossTheMiddle,
  },
  {
    promise: 'an area can be brushed for highlighting',
    chart: 'AreaChart',
    options: byMonth,
    asks: interaction('brush-y'),
    gesture: acrossTheMiddle,
  },
  {
    promise: 'dots can be moved by dragging',
    chart: 'ScatterChart',
    options: { data: dots, xField: 'x', yField: 'y' },
    asks: interaction('drag-move'),
    gesture: acrossTheMiddle,
  },
  {
    promise: 'a line can be moved by dragging, though dots register it',
    chart: 'LineChart',
    options: { data: dots, xField: 'x', yField: 'y' },
    asks: interaction('drag-move'),
    gesture: acrossTheMiddle,
  },
  {
    promise: 'the markers of a line light up',
    chart: 'LineChart',
    options: {
      ...byMonth,
      point: { state: { active: { style: { r: 9, fill: 'red' } } } },
      tooltip: { showMarkers: false },
    },
    asks: interaction('marker-active'),
    gesture: overTheMiddle,
  },
  {
    promise: 'the markers of an area light up, though lines register it',
    chart: 'AreaChart',
    options: {
      ...byMonth,
      point: { state: { active: { style: { r: 9, fill: 'red' } } } },
      tooltip: { showMarkers: false },
    },
    asks: interaction('marker-active'),
    gesture: overTheMiddle,
  },
  {
    promise: 'plots of a mix answer each other',
    chart: 'MixChart',
    options: pieAndBars(),
    asks: pieAndBars('association-highlight'),
    gesture: {
      hover: [
        [0.3, 0.5],
        [0.32, 0.6],
      ],
    },
  },
  {
    promise: 'a treemap drills down',
    chart: 'TreemapChart',
    options: { data: tree, colorField: 'name' },
    asks: drilldown,
    gesture: { click: [[0.3, 0.5]] },
    instead: { hover: [[0.3, 0.5]] },
  },
  {
    promise: 'a sunburst drills down',
    chart: 'SunburstChart',
    options: { data: tree, innerRadius: 0.3 },
    asks: drilldown,
    gesture: { click: [[0.58, 0.55]] },
    instead: { hover: [[0.58, 0.55]] },
  },
  {
    promise: 'packed circles drill down',
    chart: 'CirclePackingChart',
    options: { data: tree, label: false },
    asks: drilldown,
    gesture: { click: besideTheLeaves },
    instead: { hover: besideTheLeaves },
  },
  {
    promise: 'a node of a sankey can be dragged',
    chart: 'SankeyChart',
    options: {
      data: flows,
      sourceField: 'source',
      targetField: 'target',
      weightField: 'value',
      tooltip: false,
      nodeWidth: 40,
    },
    asks: { nodeDraggable: true },
    gesture: {
      drag: [
        [0.5, 0.4],
        [0.5, 0.5],
        [0.5, 0.6],
      ],
    },
  },
  {
    promise: 'the center of a donut tells of the sector under the pointer',
    chart: 'PieChart',
    options: { data: shares, angleField: 'share', colorField: 'browser', innerRadius: 0.6, tooltip: false },
    asks: interaction('pie-statistic-active'),
    gesture: {
      hover: [
        [0.55, 0.15],
        [0.6, 0.4],
      ],
    },
  },
  {
    promise: 'a radar has its own tooltip',
    chart: 'RadarChart',
    options: { ...byMonth, ...interaction('tooltip') },
    asks: interaction('radar-tooltip'),
    gesture: overTheMiddle,
  },
  {
    promise: 'stacked columns are connected',
    chart: 'ColumnChart',
    options: { ...byCity, isStack: true, tooltip: false },
    asks: { connectedArea: { trigger: 'hover' } },
    gesture: {
      hover: [
        [0.5, 0.5],
        [0.52, 0.75],
      ],
    },
  },
  {
    promise: 'stacked bars are connected, though columns register it',
    chart: 'BarChart',
    options: { ...byCity, xField: 'mm', yField: 'month', isStack: true, tooltip: false },
    asks: { connectedArea: { trigger: 'hover' } },
    gesture: {
      hover: [
        [0.3, 0.5],
        [0.2, 0.55],
      ],
    },
  },
  {
    promise: 'a set of a venn diagram lights up',
    chart: 'VennChart',
    options: { data: sets, setsField: 'sets', sizeField: 'size', tooltip: false },
    asks: interaction('venn-element-active'),
    gesture: {
      hover: [
        [0.4, 0.5],
        [0.42, 0.5],
      ],
    },
  },
  {
    promise: 'columns can be selected',
    chart: 'ColumnChart',
    options: { ...byMonth, tooltip: false },
    asks: interaction('element-selected'),
    gesture: { click: [[0.3, 0.85]] },
  },
  {
    promise: 'words light up',
    chart: 'WordCloudChart',
    options: {
      data: shares,
      wordField: 'browser',
      weightField: 'share',
      tooltip: false,
      wordStyle: { rotation: 0, fontSize: [40, 90] },
      state: { active: { style: { fill: 'red' } } },
    },
    asks: interaction('element-active'),
    gesture: {
      hover: [
        [0.48, 0.5],
        [0.5, 0.5],
      ],
    },
  },
]

// one bundle serves all tests of this file
test.describe.configure({ mode: 'default' })

let bundle: ChartBundle
test.beforeAll(async () => {
  bundle = await bundleCharts()
})

for (const { promise, chart, options, asks, gesture, instead } of cases) {
  test(promise, async ({ page }) => {
    await openChartPage(page, bundle)
    await mountChart(page, chart, instead ? { ...options, ...asks } : options)
    await perform(page, instead ?? gesture)
    const without = await pictureOf(page)
    await mountChart(page, chart, { ...options, ...asks })
    await perform(page, gesture)
    await expect.poll(() => pictureOf(page)).not.toBe(without)
  })
}
