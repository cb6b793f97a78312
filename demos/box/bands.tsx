/**
 * title: Waiting times at a clinic
 * description: Alternating bands and tick marks between the departments keep the boxes of a department together.
 * keywords: alternating background, zebra stripes, bands, grid, alternateColor, alignTick, separators, grouped box plot
 */
import { BoxChart, type BoxChartProps } from '@opd/g2plot-react'

// Minutes.
const data = [
  { ward: 'Dental', time: 'Morning', low: 2, q1: 6, median: 11, q3: 17, high: 31 },
  { ward: 'Dental', time: 'Afternoon', low: 4, q1: 9, median: 16, q3: 24, high: 42 },
  { ward: 'Eyes', time: 'Morning', low: 5, q1: 12, median: 19, q3: 27, high: 44 },
  { ward: 'Eyes', time: 'Afternoon', low: 6, q1: 14, median: 22, q3: 33, high: 55 },
  { ward: 'Skin', time: 'Morning', low: 8, q1: 18, median: 26, q3: 36, high: 57 },
  { ward: 'Skin', time: 'Afternoon', low: 5, q1: 11, median: 18, q3: 29, high: 47 },
  { ward: 'Ears', time: 'Morning', low: 3, q1: 7, median: 12, q3: 20, high: 33 },
  { ward: 'Ears', time: 'Afternoon', low: 3, q1: 9, median: 15, q3: 22, high: 38 },
  { ward: 'Heart', time: 'Morning', low: 3, q1: 8, median: 14, q3: 21, high: 36 },
  { ward: 'Heart', time: 'Afternoon', low: 4, q1: 10, median: 17, q3: 26, high: 45 },
]

const colors: Record<string, string> = { Morning: '#c99a06', Afternoon: '#9a6bdf' }

const config: BoxChartProps = {
  data,
  xField: 'ward',
  yField: ['low', 'q1', 'median', 'q3', 'high'],
  groupField: 'time',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: Object.values(colors),
  boxStyle: (row) => ({ lineWidth: 2, fill: colors[row.time], fillOpacity: 0.25 }),
  meta: { median: { formatter: (value: number) => `${value} min` } },
  xAxis: {
    tickLine: { alignTick: false, length: 12 },
    grid: {
      alignTick: false, // Between two departments.
      line: { style: { lineWidth: 0 } },
      alternateColor: ['rgba(138, 148, 166, 0.14)', 'transparent'],
    },
  },
  yAxis: { max: 60, tickInterval: 20, grid: null, title: { text: 'Minutes' } },
  legend: { position: 'top-left', flipPage: false },
  tooltip: {
    fields: ['median'],
    customItems: (items) =>
      items.map((item) => ({
        ...item,
        name: item.data.time,
        value: `${item.value} (50% between ${item.data.q1} and ${item.data.q3})`,
      })),
  },
}

export default function WaitingTimes() {
  return <BoxChart {...config} />
}
