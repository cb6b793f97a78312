/**
 * title: Steps in September
 * description: Drag over some days to highlight them and dim the others. The line above the chart shows the total of the selected steps.
 * keywords: brush, brush selection, drag, highlight, range, sum, event
 */
import { memo, useMemo, useState } from 'react'
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const steps = [
  6120, 8340, 7410, 9080, 5230, 12_640, 10_210, 4890, 7760, 8120, 6540, 9930, 14_180, 11_020, 5470,
  6890, 8450, 7230, 10_360, 13_310, 9740, 6080, 5660, 7980, 8830, 9210, 15_420, 12_150,
]
const data = steps.map((count, index) => ({
  day: new Date(Date.UTC(2025, 8, index + 1)).toISOString(),
  count,
}))
type Row = (typeof data)[number]

const plain = new Intl.NumberFormat('en')
const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const fullDate = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

const Chart = memo(ColumnChart) // Re-rendering the chart would clear the selection.

export default function StepsOfAMonth() {
  const [rows, setRows] = useState<Row[]>(data)
  const [first] = rows
  const last = rows.at(-1)
  const total = rows.reduce((sum, row) => sum + row.count, 0)

  const config = useMemo<ColumnChartProps>(
    () => ({
      data,
      xField: 'day',
      yField: 'count',
      height: 280,
      appendPadding: [8, 20, 4, 4],
      color: '#1f9d6b',
      columnWidthRatio: 0.7,
      meta: {
        day: { tickInterval: 7, formatter: (day: string) => date.format(new Date(day)) },
        count: { alias: 'Steps', formatter: (value: number) => plain.format(value) },
      },
      yAxis: { max: 16_000, tickInterval: 4000 },
      tooltip: { title: (_, row) => fullDate.format(new Date(row.day)) },
      brush: { enabled: true, type: 'x-rect', action: 'highlight' },
      onReady: (plot) => {
        plot.on(
          'element-range-highlight:afterhighlight',
          (event: { data: { highlightElements: { getData: () => Row }[] } }) =>
            setRows(event.data.highlightElements.map((element) => element.getData())),
        )
        plot.on('element-range-highlight:afterclear', () => setRows(data))
      },
    }),
    [],
  )

  return (
    <>
      <p aria-live="polite">
        {first && last ? `${date.formatRange(new Date(first.day), new Date(last.day))}: ` : ''}
        <strong>{plain.format(total)} steps</strong>
      </p>
      <Chart {...config} />
    </>
  )
}
