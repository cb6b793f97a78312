/**
 * title: Water level at two gauges
 * description: Click anywhere in the chart to show the row nearest to the pointer.
 * keywords: click, event, plot:click, nearest point, getTooltipItems, onReady, React state
 */
import { useState } from 'react'
import type { G2 } from '@antv/g2plot'
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

interface Row {
  day: string
  gauge: string
  level: number
}

const days = [
  'Mar 1',
  'Mar 2',
  'Mar 3',
  'Mar 4',
  'Mar 5',
  'Mar 6',
  'Mar 7',
  'Mar 8',
  'Mar 9',
  'Mar 10',
]
const levels = {
  Upstream: [212, 218, 241, 305, 352, 338, 301, 272, 254, 243],
  Downstream: [164, 166, 173, 198, 246, 281, 274, 249, 226, 208],
}

const data: Row[] = Object.entries(levels).flatMap(([gauge, values]) =>
  values.map((level, index) => ({ day: days[index] ?? '', gauge, level })),
)

const centimeters = new Intl.NumberFormat('en', { style: 'unit', unit: 'centimeter' })

// Outside the component, so that a click doesn't rebuild the chart.
const config: LineChartProps = {
  data,
  xField: 'day',
  yField: 'level',
  seriesField: 'gauge',
  height: 300,
  appendPadding: [0, 16, 4, 4],
  color: ['#4c80f1', '#db7417'],
  meta: { level: { formatter: (value: number) => centimeters.format(value) } },
  yAxis: { max: 400, tickInterval: 100 },
  legend: { position: 'top-left', flipPage: false },
}

export default function WaterLevel() {
  const [row, setRow] = useState<Row>()

  return (
    <>
      <LineChart
        {...config}
        onReady={(plot) => {
          plot.on('plot:click', ({ x, y }: G2.Event) => {
            // One item per line, for the day nearest to the pointer.
            const items: { y: number; data: Row }[] = plot.chart.getTooltipItems({ x, y })
            const [nearest] = items.sort((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))
            setRow(nearest?.data)
          })
        }}
      />
      <p role="status">
        {row
          ? `${row.gauge}, ${row.day}: ${centimeters.format(row.level)}`
          : 'Click anywhere in the chart.'}
      </p>
    </>
  )
}
