/**
 * title: Slow requests
 * description: Columns beyond the limit have a different color. The text above the chart shows the share of slow requests.
 * keywords: threshold, highlight, columnStyle, latency, service level
 */
import { HistogramChart, type HistogramChartProps } from '@opd/g2plot-react'

// A fixed seed produces the same data on every visit.
let state = 31
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const normal = () => random() + random() + random() + random() - 2

// Response times are skewed to the right: few are fast, and some take very long.
const data = Array.from({ length: 2000 }, () => ({
  time: 60 + 110 * Math.exp(1.1 * normal()),
})).filter((row) => row.time < 800)
const limit = 300
const slow = data.filter((row) => row.time >= limit).length / data.length

const milliseconds = new Intl.NumberFormat('en', { style: 'unit', unit: 'millisecond' })
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

const config: HistogramChartProps = {
  data,
  binField: 'time',
  binWidth: 25,
  height: 320,
  appendPadding: [8, 32, 4, 4],
  color: '#8a94a6',
  columnStyle: ({ range }) => (range[0] >= limit ? { fill: '#e5484d' } : {}),
  meta: {
    range: {
      min: 0,
      max: 800,
      tickInterval: 200,
      formatter: (value: number) => milliseconds.format(value),
    },
    count: { alias: 'Requests' },
  },
  yAxis: { title: { text: 'Requests' } },
  tooltip: { title: (_, { range }) => `${range[0]} to ${milliseconds.format(range[1])}` },
}

export default function SlowRequests() {
  return (
    <>
      <p>
        {percent.format(slow)} of the requests take {milliseconds.format(limit)} or longer.
      </p>
      <HistogramChart {...config} />
    </>
  )
}
