/**
 * title: Coffee price over one year
 * description: 261 trading days with a slider that selects the visible range.
 * keywords: slider, zoom, range, daily prices, time series
 */
import { StockChart, type StockChartProps } from '@opd/g2plot-react'
import { days } from './slider/data'

const cents = (price: number) => `${price.toFixed(1)} ¢`
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const fullDate = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })

const config: StockChartProps = {
  data: days,
  xField: 'day',
  yField: ['open', 'close', 'high', 'low'],
  height: 360,
  appendPadding: [8, 20, 4, 4],
  risingFill: '#1f9d6b',
  fallingFill: '#e5484d',
  meta: {
    day: { tickCount: 3, formatter: (day: string) => date.format(new Date(day)) },
    open: { alias: 'Open', formatter: cents },
    close: { alias: 'Close', formatter: cents },
    high: { alias: 'High', formatter: cents },
    low: { alias: 'Low', formatter: cents },
  },
  yAxis: { label: { formatter: (price) => `${price} ¢` } },
  legend: false,
  tooltip: { title: (_, row) => fullDate.format(new Date(row.day)), crosshairs: { type: 'x' } },
  slider: { start: 0.84, end: 1, formatter: () => '' }, // The axis already shows the dates.
}

export default function CoffeePrice() {
  return <StockChart {...config} />
}
