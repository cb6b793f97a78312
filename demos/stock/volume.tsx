/**
 * title: Share price and volume of a brewery
 * description: A stock chart above a column chart with the same rows, aligned with equal left and right padding.
 * keywords: volume, two panes, column, combined, aligned
 */
import {
  ColumnChart,
  StockChart,
  type ColumnChartProps,
  type StockChartProps,
} from '@opd/g2plot-react'
import { data } from './volume/data'

const rising = '#1f9d6b'
const falling = '#e5484d'
const pounds = (value: number) => `£${value.toFixed(2)}`
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const shared = { data, xField: 'day', legend: false } as const
const day = { formatter: (value: string) => date.format(new Date(value)) }

const price: StockChartProps = {
  ...shared,
  yField: ['open', 'close', 'high', 'low'],
  height: 240,
  padding: [12, 20, 16, 52],
  risingFill: rising,
  fallingFill: falling,
  meta: {
    day,
    open: { alias: 'Open', formatter: pounds },
    close: { alias: 'Close', formatter: pounds },
    high: { alias: 'High', formatter: pounds },
    low: { alias: 'Low', formatter: pounds },
  },
  xAxis: { label: null, tickLine: null },
  tooltip: { showCrosshairs: false },
  yAxis: {
    min: 8,
    max: 10,
    tickInterval: 0.5,
    label: { formatter: (value) => pounds(Number(value)) },
  },
}

const volume: ColumnChartProps = {
  ...shared,
  yField: 'volume',
  height: 120,
  padding: [8, 20, 28, 52],
  color: '#8a94a6',
  meta: {
    day: { ...day, type: 'timeCat', tickCount: 5 },
    volume: { alias: 'Shares traded', formatter: (value: number) => (value ? `${value}k` : '0') },
  },
  yAxis: { tickCount: 3 },
}

export default function PriceAndVolume() {
  return (
    <>
      <StockChart {...price} />
      <ColumnChart {...volume} />
    </>
  )
}
