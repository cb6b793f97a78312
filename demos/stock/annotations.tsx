/**
 * title: Gas price with a cap
 * description: A dashed line at the price cap and a shaded region for a cold spell, both positioned by date and price.
 * keywords: annotation, line, region, limit, threshold, event
 */
import { StockChart, type StockChartProps } from '@opd/g2plot-react'

// Day, open, close, high, low, in euros per megawatt-hour.
const prices: [string, number, number, number, number][] = [
  ['2024-10-07', 30.9, 31.5, 31.9, 30.3],
  ['2024-10-08', 31.5, 31.8, 32.3, 30.7],
  ['2024-10-09', 31.8, 32.3, 33, 31.5],
  ['2024-10-10', 32.4, 33.3, 34.1, 31.6],
  ['2024-10-11', 33.4, 33.4, 34.4, 32.9],
  ['2024-10-14', 33.2, 32.7, 33.8, 32.2],
  ['2024-10-15', 32.8, 32.5, 33.4, 32.1],
  ['2024-10-16', 32.2, 33.2, 33.7, 31.3],
  ['2024-10-17', 33.1, 31.9, 34.1, 31],
  ['2024-10-18', 31.8, 33, 33.1, 31.7],
  ['2024-10-21', 33.2, 35, 36.1, 32.1],
  ['2024-10-22', 34.9, 36.5, 36.6, 34.4],
  ['2024-10-23', 36.2, 37.4, 37.4, 36.1],
  ['2024-10-24', 37.2, 36.6, 37.5, 36.5],
  ['2024-10-25', 36.7, 38.2, 38.4, 36.1],
  ['2024-10-28', 38.2, 39.1, 39.2, 38.2],
  ['2024-10-29', 39.3, 39.8, 40.3, 38.7],
  ['2024-10-30', 39.7, 40.7, 41.3, 39.6],
  ['2024-10-31', 40.8, 40.9, 41.5, 40.5],
  ['2024-11-01', 41.2, 41.8, 42.7, 40.3],
  ['2024-11-04', 41.6, 41.5, 41.7, 40.9],
  ['2024-11-05', 41.3, 41.5, 41.8, 40.4],
  ['2024-11-06', 41.6, 40.5, 42.3, 39.3],
  ['2024-11-07', 40.7, 38.9, 41.6, 38.5],
  ['2024-11-08', 38.7, 36, 39.3, 35.3],
  ['2024-11-11', 35.9, 35.2, 36.1, 34.4],
]
const cap = 42

const data = prices.map(([day, open, close, high, low]) => ({ day, open, close, high, low }))

const price = (value: number) => `€${value.toFixed(1)}`
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

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
  },
  yAxis: { min: 28, max: 48, tickInterval: 4, label: { formatter: (value) => `€${value}` } },
  legend: false,
  tooltip: { crosshairs: { type: 'x' } },
  annotations: [
    {
      type: 'region',
      start: ['2024-10-21', 'min'],
      end: ['2024-11-06', 'max'],
      style: { fill: '#4c80f1', fillOpacity: 0.12 },
    },
    {
      type: 'text',
      position: ['2024-10-21', 'max'],
      content: 'Cold spell',
      offsetX: 6,
      offsetY: 14,
    },
    {
      type: 'line',
      start: ['min', cap],
      end: ['max', cap],
      style: { stroke: '#8a94a6', lineWidth: 1.5, lineDash: [4, 4] },
    },
    {
      type: 'text',
      position: ['min', cap],
      content: `Cap: €${cap}/MWh`,
      offsetX: 4,
      offsetY: -10,
    },
  ],
}

export default function GasPrice() {
  return <StockChart {...config} />
}
