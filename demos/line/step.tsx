/**
 * title: ECB deposit rate
 * description: A step line on a time axis. Each rate applies until the next decision.
 * keywords: step line, stepped, staircase, interest rate, time axis
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

// One row per decision, on the day it took effect.
const data = [
  { day: '2022-01-01', rate: -0.5 },
  { day: '2022-07-27', rate: 0 },
  { day: '2022-09-14', rate: 0.75 },
  { day: '2022-11-02', rate: 1.5 },
  { day: '2022-12-21', rate: 2 },
  { day: '2023-02-08', rate: 2.5 },
  { day: '2023-03-22', rate: 3 },
  { day: '2023-05-10', rate: 3.25 },
  { day: '2023-06-21', rate: 3.5 },
  { day: '2023-08-02', rate: 3.75 },
  { day: '2023-09-20', rate: 4 },
  { day: '2024-06-12', rate: 3.75 },
  { day: '2024-09-18', rate: 3.5 },
  { day: '2024-10-23', rate: 3.25 },
  { day: '2024-12-18', rate: 3 },
  { day: '2025-01-01', rate: 3 }, // Extends the last rate to the edge.
]

const years = [2022, 2023, 2024, 2025]
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 })
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

const config: LineChartProps = {
  data,
  xField: 'day',
  yField: 'rate',
  height: 320,
  appendPadding: [8, 28, 4, 4],
  color: '#9a6bdf',
  stepType: 'hv', // Horizontal first, then vertical.
  meta: {
    day: { type: 'time', mask: 'YYYY', ticks: years.map((year) => new Date(year, 0).getTime()) },
    rate: { alias: 'Deposit rate', formatter: (value: number) => percent.format(value / 100) },
  },
  yAxis: { min: -1, max: 5, tickInterval: 1 },
  tooltip: { title: (_, row) => `From ${date.format(new Date(`${row.day}T00:00`))}` },
}

export default function DepositRate() {
  return <LineChart {...config} />
}
