/**
 * title: Who comes back
 * description: Share of a month's new users who are still there later; the numbers stand in the cells.
 * keywords: cohort, retention, labels, values in cells, triangle
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

const retention = {
  'Jan 24': [0.62, 0.51, 0.45, 0.41, 0.39, 0.38],
  'Feb 24': [0.6, 0.5, 0.44, 0.41, 0.4],
  'Mar 24': [0.64, 0.55, 0.5, 0.47],
  'Apr 24': [0.71, 0.63, 0.58],
  'May 24': [0.73, 0.66],
  'Jun 24': [0.76],
}
const cohorts = Object.keys(retention)

const data = Object.entries(retention).flatMap(([cohort, shares]) =>
  shares.map((share, month) => ({ cohort, month: String(month + 1), share })),
)

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: HeatmapChartProps = {
  data,
  xField: 'month',
  yField: 'cohort',
  colorField: 'share',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: ['#d3e1ff', '#4c80f1'],
  meta: {
    cohort: { values: cohorts.toReversed() }, // the first on top
    share: { alias: 'Still there', formatter: (value: number) => percent.format(value) },
  },
  xAxis: { grid: null, title: { text: 'Months after joining' } },
  yAxis: { grid: null },
  label: { layout: [{ type: 'adjust-color' }] }, // dark or light, after the cell
  tooltip: { title: (_, row) => `Joined ${row.cohort}, month ${row.month}` },
}

export default function Retention() {
  return <HeatmapChart {...config} />
}
