/**
 * title: File sizes from bytes to gigabytes
 * description: 100,000 file sizes, counted by their logarithm. On a linear axis, they would all be in one column.
 * keywords: log scale, long tail, large data, 100000 rows, skewed, file size
 */
import { HistogramChart, type HistogramChartProps } from '@opd/g2plot-react'

// A fixed seed produces the same data on every visit.
let state = 77
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const normal = () => random() + random() + random() + random() - 2

// Text and code of a few kilobytes, images of a few megabytes.
const sizes = Array.from(
  { length: 100_000 },
  () => 10 ** (random() < 0.7 ? 3.6 + 1.1 * normal() : 6.4 + 0.8 * normal()),
)
const data = sizes.map((bytes) => ({ magnitude: Math.log10(bytes) }))

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']
const size = (magnitude: number) => {
  const step = Math.min(3, Math.max(0, Math.floor(magnitude / 3 + 1e-9)))
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    unit: units[step],
    maximumSignificantDigits: 2,
  })
  return format.format(10 ** (magnitude - 3 * step))
}
// The axis passes one end of the bin, and the tooltip title passes both.
const formatter = (value: number | number[]) => [value].flat().map(size).join(' to ')
const compact = new Intl.NumberFormat('en', { notation: 'compact' })

const config: HistogramChartProps = {
  data,
  binField: 'magnitude',
  binWidth: 0.25, // Four columns per power of ten.
  height: 320,
  appendPadding: [8, 24, 4, 4],
  color: '#d6409f',
  meta: {
    range: { min: 0, max: 9, tickInterval: 3, formatter },
    count: { alias: 'Files', formatter: (count: number) => compact.format(count) },
  },
  yAxis: { title: { text: 'Files' } },
}

export default function FileSizes() {
  return <HistogramChart {...config} />
}
