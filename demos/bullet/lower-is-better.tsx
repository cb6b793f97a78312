/**
 * title: Page load times
 * description: Green, yellow, and red bands for a measure that should stay below its target.
 * keywords: traffic light colors, bands, lower is better, web performance
 */
import { BulletChart, type BulletChartProps } from '@opd/g2plot-react'

// Seconds until the largest element is drawn.
const bands = [2.5, 4, 6]
const data = [
  { page: 'Checkout', bands, seconds: 4.6, budget: 2.5 },
  { page: 'Product', bands, seconds: 3.1, budget: 2.5 },
  { page: 'Search', bands, seconds: 2.7, budget: 2 },
  { page: 'Home', bands, seconds: 1.8, budget: 2 },
]

const loadTimes = new Map(data.map((row) => [row.page, row.seconds]))
const seconds = (value: number) => `${value} s`

const config: BulletChartProps = {
  data,
  xField: 'page',
  measureField: 'seconds',
  rangeField: 'bands',
  targetField: 'budget',
  height: 280,
  appendPadding: [8, 12, 4, 4],
  color: { range: ['#1f9d6b', '#c99a06', '#e5484d'], measure: '#4c80f1', target: '#d6409f' },
  size: { range: 28, measure: 10, target: 28 },
  bulletStyle: { range: { fillOpacity: 0.3 }, target: { lineWidth: 3 } },
  label: { measure: false },
  xAxis: { label: { formatter: (page) => `${page} ${loadTimes.get(page)} s` } },
  yAxis: {
    position: 'left',
    tickInterval: 2,
    label: { formatter: (text) => seconds(Number(text)) },
  },
  tooltip: {
    shared: true,
    customItems: (items) =>
      items.slice(0, 1).flatMap((item) =>
        data
          .filter((row) => row.page === item.data.page)
          .flatMap((row) => [
            { ...item, name: 'Measured', value: seconds(row.seconds), color: '#4c80f1' },
            { ...item, name: 'Budget', value: seconds(row.budget), color: '#d6409f' },
          ]),
      ),
  },
}

export default function LoadTimes() {
  return <BulletChart {...config} />
}
