/**
 * title: Two weeks of uptime
 * description: Words instead of numbers in the colour field: each gets a colour of its own and a name in the legend.
 * keywords: status, categories, uptime, incident history, categorical colours
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

const states: Record<string, string> = { '.': 'Up', s: 'Slow', d: 'Down' }

// a letter a day, from the 3rd of June
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
    day: { alias: 'Day', formatter: (day: string) => `${day} June` },
    status: { alias: 'Status', values: Object.values(states) }, // the colours in this order
  },
  xAxis: { grid: null },
  yAxis: { grid: null },
  legend: { position: 'top-left', flipPage: false },
  tooltip: { title: 'service', fields: ['day', 'status'] },
}

export default function Uptime() {
  return <HeatmapChart {...config} />
}
