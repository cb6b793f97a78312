/**
 * title: Share price of a bicycle manufacturer
 * description: Daily candlesticks over six weeks. The body spans open to close, and the wick spans low to high.
 * keywords: candlestick, share, price, basic, OHLC
 */
import { StockChart, type StockChartProps } from '@opd/g2plot-react'

// Day, open, close, high, low.
const prices: [string, number, number, number, number][] = [
  ['2024-03-04', 40.93, 41.9, 42.37, 40.54],
  ['2024-03-05', 42.04, 42.59, 43.35, 41.72],
  ['2024-03-06', 42.53, 42.71, 43.59, 42.42],
  ['2024-03-07', 42.56, 42.91, 42.98, 42.01],
  ['2024-03-08', 43, 42.93, 43.64, 42.65],
  ['2024-03-11', 42.98, 43.79, 43.95, 42.75],
  ['2024-03-12', 43.95, 43.36, 43.95, 42.73],
  ['2024-03-13', 43.35, 44.34, 44.72, 42.76],
  ['2024-03-14', 44.44, 45.55, 46.4, 44.25],
  ['2024-03-15', 45.7, 44.77, 46.5, 44.06],
  ['2024-03-18', 44.77, 43.74, 44.96, 42.94],
  ['2024-03-19', 43.76, 42.93, 44.07, 42.84],
  ['2024-03-20', 42.96, 42.96, 43.58, 42.44],
  ['2024-03-21', 43.01, 42.5, 43.68, 42.11],
  ['2024-03-22', 42.69, 42.79, 43.67, 41.84],
  ['2024-03-25', 42.68, 43.03, 43.79, 42.1],
  ['2024-03-26', 42.91, 40.73, 43.6, 40.65],
  ['2024-03-27', 40.84, 40.08, 41.19, 39.63],
  ['2024-03-28', 39.92, 39.32, 40.55, 38.97],
  ['2024-03-29', 39.21, 38.88, 39.52, 38.36],
  ['2024-04-01', 38.75, 38.64, 39.4, 38.18],
  ['2024-04-02', 38.75, 39.16, 39.81, 38.73],
  ['2024-04-03', 38.98, 39.87, 40.64, 38.97],
  ['2024-04-04', 39.92, 40.18, 40.98, 39.8],
  ['2024-04-05', 40, 40.83, 41.2, 39.95],
  ['2024-04-08', 40.78, 41.33, 41.67, 40.29],
  ['2024-04-09', 41.62, 40.65, 42.45, 40.15],
  ['2024-04-10', 40.87, 40.8, 40.92, 40.02],
  ['2024-04-11', 40.89, 41.25, 41.61, 40.17],
  ['2024-04-12', 41.4, 42.46, 42.67, 40.94],
]

const data = prices.map(([day, open, close, high, low]) => ({ day, open, close, high, low }))

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })
const shortDate = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const config: StockChartProps = {
  data,
  xField: 'day',
  yField: ['open', 'close', 'high', 'low'],
  height: 320,
  appendPadding: [0, 16, 4, 4],
  risingFill: '#1f9d6b',
  fallingFill: '#e5484d',
  meta: {
    day: { formatter: (day: string) => shortDate.format(new Date(day)) },
    trend: { formatter: (trend: string) => (trend === 'up' ? 'Closed higher' : 'Closed lower') },
    open: { alias: 'Open', formatter: (price: number) => euros.format(price) },
    close: { alias: 'Close', formatter: (price: number) => euros.format(price) },
    high: { alias: 'High', formatter: (price: number) => euros.format(price) },
    low: { alias: 'Low', formatter: (price: number) => euros.format(price) },
  },
  yAxis: { min: 36, max: 48, tickInterval: 3, label: { formatter: (price) => `€${price}` } },
  legend: { position: 'top-left', flipPage: false },
  tooltip: { crosshairs: { type: 'x' } },
}

export default function SharePrice() {
  return <StockChart {...config} />
}
