/**
 * title: Sunshine by month and day
 * description: Click a month to show its days in the second chart. A select box does the same for keyboard users.
 * keywords: click, event, onReady, element:click, drill-down, linked charts, React state
 */
import { useMemo, useState } from 'react'
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const sunny = [1.9, 2.9, 4.4, 6.3, 7.5, 8.1, 8.4, 7.6, 5.6, 3.7, 2.2, 1.6]

// Hours of sunshine. Two waves simulate the clouds, so that no two months look the same.
const days = sunny.flatMap((average, index) =>
  Array.from({ length: new Date(Date.UTC(2025, index + 1, 0)).getUTCDate() }, (_, day) => {
    const clouds = 0.5 * Math.sin(day * 1.9 + index) + 0.5 * Math.sin(day * 0.7 + 3 * index)
    return {
      month: months[index],
      day: String(day + 1),
      hours: Math.max(0, average * (1 + 0.9 * clouds)),
    }
  }),
)
const year = months.map((month) => ({
  month,
  hours: days.filter((row) => row.month === month).reduce((sum, row) => sum + row.hours, 0),
}))

const hours = new Intl.NumberFormat('en', { style: 'unit', unit: 'hour', maximumFractionDigits: 1 })
const shared = {
  yField: 'hours',
  appendPadding: [8, 4, 4, 4],
  columnWidthRatio: 0.7,
  meta: { hours: { formatter: (value: number) => hours.format(value) } },
}
const sunshine = (row: Record<string, number>) => ({
  name: 'Sunshine',
  value: hours.format(row.hours ?? 0),
})

export default function Sunshine() {
  const [month, setMonth] = useState('Jul')

  const overview = useMemo<ColumnChartProps>(
    () => ({
      ...shared,
      data: year,
      xField: 'month',
      height: 200,
      color: (row) => (row.month === month ? '#c99a06' : '#8a94a6'),
      yAxis: { max: 300, tickInterval: 100 },
      tooltip: { formatter: sunshine },
      onReady: (plot) =>
        plot.on('element:click', (event: { data: { data: { month: string } } }) =>
          setMonth(event.data.data.month),
        ),
    }),
    [month],
  )
  const detail = useMemo<ColumnChartProps>(
    () => ({
      ...shared,
      data: days.filter((row) => row.month === month),
      xField: 'day',
      height: 160,
      color: '#c99a06',
      yAxis: { max: 16, tickInterval: 8 },
      tooltip: { title: (day) => `${month} ${day}`, formatter: sunshine },
    }),
    [month],
  )

  return (
    <>
      <ColumnChart {...overview} />
      <p>
        <label>
          Show days of{' '}
          <select value={month} onChange={(event) => setMonth(event.target.value)}>
            {months.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      <ColumnChart {...detail} />
    </>
  )
}
