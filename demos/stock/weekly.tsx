/**
 * title: Freight index by week
 * description: One year of daily values, aggregated into 53 weekly candlesticks to keep the chart readable.
 * keywords: weekly, aggregate, resample, weeks, time axis
 */
import { StockChart, type StockChartProps } from '@opd/g2plot-react'
import { days } from './weekly/data'

/** Returns the Monday of the week that contains the day. */
function weekOf(day: string) {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

const weeks: { week: string; open: number; close: number; high: number; low: number }[] = []
for (const { day, open, close, high, low } of days) {
  const week = weekOf(day)
  const current = weeks.at(-1)
  if (current?.week === week) {
    Object.assign(current, {
      close,
      high: Math.max(current.high, high),
      low: Math.min(current.low, low),
    })
  } else {
    weeks.push({ week, open, close, high, low })
  }
}

const points = new Intl.NumberFormat('en')
const shortDate = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

const config: StockChartProps = {
  data: weeks,
  xField: 'week',
  yField: ['open', 'close', 'high', 'low'],
  height: 320,
  appendPadding: [8, 16, 4, 4],
  risingFill: '#4c80f1',
  fallingFill: '#db7417',
  meta: {
    week: { tickCount: 5, formatter: (week: string) => shortDate.format(new Date(week)) },
    open: { alias: 'Open', formatter: (value: number) => points.format(value) },
    close: { alias: 'Close', formatter: (value: number) => points.format(value) },
    high: { alias: 'High', formatter: (value: number) => points.format(value) },
    low: { alias: 'Low', formatter: (value: number) => points.format(value) },
  },
  yAxis: { label: { formatter: (value) => points.format(Number(value)) } },
  legend: false,
  tooltip: {
    title: (_, row) => `Week of ${longDate.format(new Date(row.week))}`,
    crosshairs: { type: 'x' },
  },
}

export default function FreightIndex() {
  return <StockChart {...config} />
}
