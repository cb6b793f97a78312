/**
 * title: Daily prices with volume
 * description: A tooltip with named prices, the trading volume, and the full date.
 * keywords: tooltip, alias, volume, fields, formatter
 */
import { StockChart, type StockChartProps } from '@opd/g2plot-react'

// Day, open, close, high, low, million shares traded.
const prices: [string, number, number, number, number, number][] = [
  ['2024-09-02', 118.18, 119.01, 119.71, 116.42, 3.2],
  ['2024-09-03', 119.53, 121.62, 122.32, 119.29, 4.5],
  ['2024-09-04', 122.26, 124.11, 125.21, 120.69, 3.7],
  ['2024-09-05', 123.45, 123.43, 124.81, 122.56, 2.8],
  ['2024-09-06', 122.8, 119.98, 124.77, 119.72, 4.5],
  ['2024-09-09', 120.05, 118.14, 120.61, 117.91, 3.7],
  ['2024-09-10', 118.2, 117.12, 120.26, 116.58, 3.5],
  ['2024-09-11', 116.8, 119.19, 119.64, 115.57, 4.4],
  ['2024-09-12', 118.75, 115.64, 119.12, 113.83, 5.5],
  ['2024-09-13', 115.56, 114.92, 117.12, 113.14, 2.8],
  ['2024-09-16', 115.02, 115.97, 117.66, 114.73, 4.1],
  ['2024-09-17', 116.18, 112.61, 117.78, 112.5, 5.6],
  ['2024-09-18', 112.4, 111.38, 113.9, 109.63, 3.5],
  ['2024-09-19', 111.48, 110.68, 111.73, 108.96, 3.2],
  ['2024-09-20', 110.54, 107.4, 112.25, 105.76, 5.6],
  ['2024-09-23', 107.63, 107.88, 109.62, 106.88, 3.8],
  ['2024-09-24', 107.64, 108.02, 108.84, 106.29, 3.8],
  ['2024-09-25', 107.87, 108.33, 109.73, 107.73, 3.2],
  ['2024-09-26', 107.87, 107.79, 108.8, 106.31, 2.7],
  ['2024-09-27', 107.98, 108.18, 108.39, 106.74, 2.4],
  ['2024-09-30', 108.8, 109.87, 110.66, 108.77, 3.8],
  ['2024-10-01', 109.85, 112.87, 114.63, 109.01, 5],
]

const data = prices.map(([day, open, close, high, low, volume]) => ({
  day,
  open,
  close,
  high,
  low,
  volume,
}))

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const price = (value: number) => dollars.format(value)
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const fullDate = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })

const config: StockChartProps = {
  data,
  xField: 'day',
  yField: ['open', 'close', 'high', 'low'],
  height: 320,
  appendPadding: [8, 16, 4, 4],
  risingFill: '#1f9d6b',
  fallingFill: '#e5484d',
  meta: {
    day: { formatter: (day: string) => date.format(new Date(day)) },
    open: { alias: 'Open', formatter: price },
    close: { alias: 'Close', formatter: price },
    high: { alias: 'High', formatter: price },
    low: { alias: 'Low', formatter: price },
    volume: { alias: 'Shares traded', formatter: (value: number) => `${value.toFixed(1)} million` },
  },
  yAxis: { min: 104, max: 128, tickInterval: 8, label: { formatter: (value) => `$${value}` } },
  legend: false,
  tooltip: {
    fields: ['open', 'high', 'low', 'close', 'volume'],
    title: (_, row) => fullDate.format(new Date(row.day)),
    crosshairs: { type: 'x' }, // The horizontal crosshair would show all decimals.
    domStyles: { 'g2-tooltip': { whiteSpace: 'nowrap' } }, // Prevents line breaks near the edge.
  },
}

export default function DayInDetail() {
  return <StockChart {...config} />
}
