/**
 * title: Ferry passengers and freight
 * description: Two column series side by side, one per axis. Empty rows reserve the position of the other series.
 * keywords: two columns, side by side, overlap, grouped columns on two axes, double column, isGroup, dodge
 */
import { DualAxesChart, type DualAxesChartProps } from '@opd/g2plot-react'

const quarters = [
  { quarter: 'Q1', passengers: 118_000, freight: 41_000 },
  { quarter: 'Q2', passengers: 264_000, freight: 46_000 },
  { quarter: 'Q3', passengers: 371_000, freight: 38_000 },
  { quarter: 'Q4', passengers: 152_000, freight: 44_000 },
]

// Both lists contain both series in the same order. The series of the other axis has no value.
const left = quarters.flatMap(({ quarter, passengers }) => [
  { quarter, series: 'Passengers', passengers },
  { quarter, series: 'Freight', passengers: null },
])
const right = quarters.flatMap(({ quarter, freight }) => [
  { quarter, series: 'Passengers', freight: null },
  { quarter, series: 'Freight', freight },
])

const compact = new Intl.NumberFormat('en', { notation: 'compact' })
const colors = ['#4c80f1', '#db7417']
const columns = {
  geometry: 'column',
  isGroup: true,
  seriesField: 'series',
  color: colors,
  marginRatio: 0.1,
}

const config: DualAxesChartProps = {
  data: [left, right],
  xField: 'quarter',
  yField: ['passengers', 'freight'],
  height: 320,
  meta: {
    passengers: { formatter: (value: number) => compact.format(value) },
    freight: { formatter: (value: number) => `${compact.format(value)} t` },
  },
  yAxis: {
    passengers: { max: 400_000, tickInterval: 100_000 },
    freight: { max: 60_000, tickInterval: 15_000 },
  },
  geometryOptions: [columns, columns],
  // By default, both sides add both series to the legend.
  legend: {
    custom: true,
    position: 'top-left',
    items: ['Passengers', 'Freight'].map((name, index) => ({
      name,
      value: name,
      marker: { symbol: 'square', style: { fill: colors[index] } },
    })),
  },
  // A custom legend can't hide series, so it doesn't respond to clicks.
  defaultInteractions: ['tooltip'],
  interactions: [{ type: 'active-region' }],
  // The empty rows would be listed as zero.
  tooltip: { customItems: (items) => items.filter(({ data }) => data.passengers ?? data.freight) },
}

export default function FerryTraffic() {
  return <DualAxesChart {...config} />
}
