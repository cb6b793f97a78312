/**
 * title: Load times compared to competitors
 * description: One bar in an accent color and the rest in gray. The label of the highlighted bar adds the difference from the best value.
 * keywords: highlight one bar, focus, benchmark, data labels, values
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

// Seconds until the page is usable, median on a mid-range phone.
const data = [
  { shop: 'Northwind', seconds: 1.8 },
  { shop: 'Lakeside', seconds: 2.1 },
  { shop: 'Ours', seconds: 2.6 },
  { shop: 'Greenleaf', seconds: 3.4 },
  { shop: 'Old Mill', seconds: 3.9 },
  { shop: 'Harbor', seconds: 5.2 },
]

const best = Math.min(...data.map((row) => row.seconds))
const second = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 1,
})

const config: BarChartProps = {
  data,
  xField: 'seconds',
  yField: 'shop',
  height: 300,
  appendPadding: [0, 56, 0, 4],
  color: ({ shop }) => (shop === 'Ours' ? '#d6409f' : '#8a94a6'),
  barWidthRatio: 0.6,
  barStyle: { radius: [3, 3, 0, 0] }, // Rounds the value end.
  xAxis: false,
  yAxis: { line: null, tickLine: null },
  label: {
    position: 'right',
    offset: 8,
    formatter: ({ shop, seconds }) =>
      shop === 'Ours'
        ? `${second.format(seconds)}, +${second.format(seconds - best)}`
        : second.format(seconds),
  },
  tooltip: { formatter: (row) => ({ name: 'Load time', value: second.format(row.seconds) }) },
}

export default function LoadTimes() {
  return <BarChart {...config} />
}
