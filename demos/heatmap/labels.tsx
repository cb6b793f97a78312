/**
 * title: User retention by cohort
 * description: Cohort table with the share of active users per month as color and data label.
 * keywords: cohort, retention, data labels, values in cells, triangle
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

const retention = {
  'Jan 2024': [0.62, 0.51, 0.45, 0.41, 0.39, 0.38],
  'Feb 2024': [0.6, 0.5, 0.44, 0.41, 0.4],
  'Mar 2024': [0.64, 0.55, 0.5, 0.47],
  'Apr 2024': [0.71, 0.63, 0.58],
  'May 2024': [0.73, 0.66],
  'Jun 2024': [0.76],
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
    cohort: { values: cohorts.toReversed() }, // First cohort on top.
    share: { alias: 'Still active', formatter: (value: number) => percent.format(value) },
  },
  xAxis: { grid: null, title: { text: 'Months after signup' } },
  yAxis: { grid: null },
  label: { layout: [{ type: 'adjust-color' }] }, // Dark or light text, depending on the cell color.
  tooltip: { title: (_, row) => `Signed up ${row.cohort}, month ${row.month}` },
}

export default function Retention() {
  return <HeatmapChart {...config} />
}
