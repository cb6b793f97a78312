/**
 * title: Hours of sleep for two people
 * description: A box chart and a violin chart of the same data. The quartiles are equal, and only the violins show the difference.
 * keywords: box plot, comparison, shape, quartiles, bimodal, sleep
 */
import { BoxChart, ViolinChart, type BoxChartProps, type ViolinChartProps } from '@opd/g2plot-react'

// Hours of sleep in 24 nights.
const nights = {
  Ada: [
    4.6, 5.2, 5.7, 6, 6.3, 6.5, 6.5, 6.7, 6.8, 6.9, 7, 7, 7, 7, 7.1, 7.2, 7.3, 7.5, 7.5, 7.7, 8,
    8.3, 8.8, 9.4,
  ],
  Ben: [
    4.6, 6.2, 6.3, 6.4, 6.4, 6.5, 6.5, 6.5, 6.5, 6.6, 6.6, 6.7, 7.3, 7.4, 7.4, 7.5, 7.5, 7.5, 7.5,
    7.6, 7.6, 7.7, 7.8, 9.4,
  ],
}

const formatter = (hours: number) => `${hours} h`
const figures = { low: 4.6, q1: 6.5, median: 7, q3: 7.5, high: 9.4 } // The same for both.
const meta = {
  violinY: { formatter },
  low: { alias: 'Shortest', formatter },
  q1: { alias: 'First quartile', formatter },
  median: { alias: 'Median', formatter },
  q3: { alias: 'Third quartile', formatter },
  high: { alias: 'Longest', formatter },
}

const box: BoxChartProps = {
  data: Object.keys(nights).map((name) => ({ name, ...figures })),
  xField: 'name',
  yField: ['low', 'q1', 'median', 'q3', 'high'],
  height: 280,
  appendPadding: [8, 8, 4, 4],
  color: '#9a6bdf',
  boxStyle: { lineWidth: 2, fill: '#9a6bdf', fillOpacity: 0.25 },
  meta,
  yAxis: {
    min: 2,
    max: 12,
    tickInterval: 2,
    label: { formatter: (text) => formatter(Number(text)) },
  },
}

const violin: ViolinChartProps = {
  data: Object.entries(nights).flatMap(([name, values]) =>
    values.map((hours) => ({ name, hours, all: 'Nights' })),
  ),
  xField: 'name',
  yField: 'hours',
  seriesField: 'all',
  height: 280,
  appendPadding: [8, 8, 4, 4],
  color: '#9a6bdf',
  violinStyle: { lineWidth: 2, strokeOpacity: 1 },
  kde: { type: 'triangular', sampleSize: 40, width: 3 },
  box: false, // The axis would start at zero otherwise.
  legend: false,
  meta,
  yAxis: { min: 2, max: 12, tickInterval: 2 },
}

export default function SleepTwice() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        gap: 16,
      }}
    >
      <BoxChart {...box} />
      <ViolinChart {...violin} />
    </div>
  )
}
