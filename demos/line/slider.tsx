/**
 * title: Daily riders at a bicycle counter
 * description: Two years of daily data, 731 points, with a slider that selects the visible range.
 * keywords: slider, zoom, range, daily data, time series
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'
import { days } from './slider/data'

const riders = new Intl.NumberFormat('en')
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const fullDate = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })

const config: LineChartProps = {
  data: days,
  xField: 'date',
  yField: 'riders',
  height: 320,
  appendPadding: [8, 40, 4, 4],
  color: '#4c80f1',
  meta: {
    date: { tickCount: 3, range: [0, 1], formatter: (day: string) => date.format(new Date(day)) },
    riders: {
      alias: 'Riders',
      max: 8000,
      tickInterval: 2000,
      formatter: (value: number) => riders.format(value),
    },
  },
  tooltip: { title: (_, row) => fullDate.format(new Date(row.date)) },
  slider: { start: 0.7, end: 0.85, formatter: () => '' }, // The axis already shows the dates.
}

export default function BicycleCounter() {
  return <LineChart {...config} />
}
