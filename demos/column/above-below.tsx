/**
 * title: Global temperature since 1960
 * description: Columns above and below zero, colored by a function. Years above the mean of 1951 to 1980 are red, and years below it are blue.
 * keywords: conditional color, negative values, anomaly, climate, color function
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

// NASA GISTEMP, difference from the mean of 1951 to 1980 in °C.
const differences = [
  -0.03, 0.06, 0.03, 0.05, -0.2, -0.11, -0.06, -0.02, -0.08, 0.05, 0.03, -0.08, 0.01, 0.16, -0.07,
  -0.01, -0.1, 0.18, 0.07, 0.16, 0.26, 0.32, 0.14, 0.31, 0.16, 0.12, 0.18, 0.32, 0.39, 0.27, 0.45,
  0.4, 0.22, 0.23, 0.31, 0.45, 0.33, 0.46, 0.61, 0.38, 0.39, 0.53, 0.63, 0.62, 0.53, 0.68, 0.64,
  0.66, 0.54, 0.66, 0.72, 0.61, 0.65, 0.68, 0.75, 0.9, 1.01, 0.92, 0.85, 0.98, 1.01, 0.85, 0.89,
  1.17, 1.28,
]

const data = differences.map((difference, index) => ({ year: String(1960 + index), difference }))
const below = new Set(data.filter((row) => row.difference < 0).map((row) => row.year))

const signed = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'celsius',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 2,
})

const config: ColumnChartProps = {
  data,
  xField: 'year',
  yField: 'difference',
  height: 320,
  appendPadding: [8, 12, 4, 4],
  color: ({ year }) => (below.has(year) ? '#4c80f1' : '#e5484d'), // Receives only the x field.
  columnWidthRatio: 0.75,
  meta: { difference: { formatter: (value: number) => signed.format(value) } },
  xAxis: { tickInterval: 10 },
  yAxis: { min: -0.5, max: 1.5, tickInterval: 0.5 },
  tooltip: { formatter: (row) => ({ name: 'Difference', value: signed.format(row.difference) }) },
}

export default function TemperatureAnomaly() {
  return <ColumnChart {...config} />
}
