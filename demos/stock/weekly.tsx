/**
 * title: Days gathered into weeks
 * description: A year of days is too dense to read; 53 weekly candles keep its shape.
 * keywords: weekly, aggregate, resample, weeks, time axis
 */
import { StockChart, type StockChartProps } from '@opd/g2plot-react'
import { days } from './weekly/data'

/** The Monday of a day's week. */
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
    open: { alias: 'Monday', formatter: (value: number) => points.format(value) },
    close: { alias: 'Friday', formatter: (value: number) => points.format(value) },
    high: { alias: 'Highest', formatter: (value: number) => points.format(value) },
    low: { alias: 'Lowest', formatter: (value: number) => points.format(value) },
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
