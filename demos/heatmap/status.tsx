/**
 * title: Two weeks of uptime
 * description: Categorical heatmap with one color and one legend item per status.
 * keywords: status, categories, uptime, incident history, categorical colors
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

const states: Record<string, string> = { '.': 'Up', s: 'Slow', d: 'Down' }

// One letter per day, starting June 3.
const history = {
  Search: '..............',
  Payments: '....s.........',
  Login: '.......dd.....',
  Images: '.ss......s.s..',
  Reports: '..........sd..',
}

const data = Object.entries(history).flatMap(([service, letters]) =>
  letters
    .split('')
    .map((letter, index) => ({ service, day: `${index + 3}`, status: states[letter] })),
)

const config: HeatmapChartProps = {
  data,
  xField: 'day',
  yField: 'service',
  colorField: 'status',
  shape: 'square',
  sizeRatio: 0.7,
  height: 260,
  appendPadding: [0, 8, 4, 4],
  color: ['#8a94a6', '#c99a06', '#e5484d'],
  meta: {
    service: { values: Object.keys(history).toReversed() },
    day: { alias: 'Day', formatter: (day: string) => `June ${day}` },
    status: { alias: 'Status', values: Object.values(states) }, // Same order as the colors.
  },
  xAxis: { grid: null },
  yAxis: { grid: null },
  legend: { position: 'top-left', flipPage: false },
  tooltip: { title: 'service', fields: ['day', 'status'] },
}

export default function Uptime() {
  return <HeatmapChart {...config} />
}
