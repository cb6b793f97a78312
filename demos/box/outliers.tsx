/**
 * title: Build times with outliers
 * description: Whiskers show the usual range. Builds beyond it are points with a data label.
 * keywords: outliers, outliersField, points, data labels, CI, software
 */
import { BoxChart, type BoxChartProps } from '@opd/g2plot-react'

// Minutes per build, last month.
const data = [
  { project: 'Shop', low: 4, q1: 6, median: 7, q3: 9, high: 13, slow: [19, 24] },
  { project: 'Search', low: 3, q1: 4, median: 5, q3: 6, high: 9, slow: [14] },
  { project: 'Mobile', low: 11, q1: 14, median: 16, q3: 19, high: 26, slow: [33, 38] },
  { project: 'Billing', low: 5, q1: 7, median: 8, q3: 10, high: 14, slow: [] },
  { project: 'Docs', low: 1, q1: 2, median: 2.5, q3: 3, high: 4, slow: [7] },
]

const formatter = (minutes: number) => `${minutes} min`

const config: BoxChartProps = {
  data,
  xField: 'project',
  yField: ['low', 'q1', 'median', 'q3', 'high'],
  outliersField: 'slow',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: '#8a94a6',
  boxStyle: { lineWidth: 2, fill: '#8a94a6', fillOpacity: 0.25 },
  outliersStyle: { lineWidth: 0, fill: '#e5484d' },
  label: {
    formatter: (row) => String(row.slow),
    offset: 0,
    offsetX: 8,
    style: { textAlign: 'start', textBaseline: 'middle' },
    layout: [],
  },
  meta: {
    project: { values: data.map((row) => row.project) }, // Billing has no outliers.
    low: { alias: 'Fastest', formatter },
    q1: { alias: 'First quartile', formatter },
    median: { alias: 'Median', formatter },
    q3: { alias: 'Third quartile', formatter },
    high: { alias: 'Upper whisker', formatter },
  },
  xAxis: { label: { autoHide: false } },
  yAxis: { max: 40, tickInterval: 10, label: { formatter: (text) => formatter(Number(text)) } },
}

export default function BuildTimes() {
  return <BoxChart {...config} />
}
