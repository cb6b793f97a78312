/**
 * title: Penguin weights
 * description: Quartiles, whiskers, and outliers, computed from individual weights before they are passed to the chart.
 * keywords: raw data, quartiles, compute, quantile, Tukey, outliers
 */
import { BoxChart, type BoxChartProps } from '@opd/g2plot-react'

// Grams.
const weights = {
  Adélie: [
    2900, 3150, 3250, 3300, 3400, 3450, 3500, 3550, 3600, 3650, 3700, 3750, 3800, 3900, 3950, 4050,
    4150, 4300, 4775,
  ],
  Chinstrap: [
    2700, 3250, 3350, 3450, 3500, 3550, 3600, 3650, 3700, 3725, 3775, 3800, 3850, 3900, 3950, 4050,
    4150, 4800,
  ],
  Gentoo: [
    3950, 4300, 4450, 4600, 4700, 4750, 4850, 4950, 5000, 5050, 5150, 5250, 5400, 5500, 5550, 5650,
    5800, 6000, 6300,
  ],
}

function quantile(sorted: number[], share: number) {
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)] ?? 0
  const above = sorted[Math.ceil(position)] ?? 0
  return below + (above - below) * (position % 1)
}

function summarize(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const q1 = quantile(sorted, 0.25)
  const median = quantile(sorted, 0.5)
  const q3 = quantile(sorted, 0.75)
  const reach = 1.5 * (q3 - q1) // Whiskers end at the last value within reach.
  const within = sorted.filter((value) => value >= q1 - reach && value <= q3 + reach)
  const outliers = sorted.filter((value) => !within.includes(value))
  return { low: within[0], q1, median, q3, high: within[within.length - 1], outliers }
}

const data = Object.entries(weights).map(([species, values]) => ({ species, ...summarize(values) }))

const kilos = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilogram',
  minimumFractionDigits: 1,
  maximumFractionDigits: 2,
})
const formatter = (grams: number) => kilos.format(grams / 1000)

const config: BoxChartProps = {
  data,
  xField: 'species',
  yField: ['low', 'q1', 'median', 'q3', 'high'],
  outliersField: 'outliers',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: '#0e9bb5',
  boxStyle: { lineWidth: 2, fill: '#0e9bb5', fillOpacity: 0.25 },
  outliersStyle: { stroke: '#0e9bb5', fill: '#0e9bb5', fillOpacity: 0.5 },
  meta: {
    // Gentoo has no outliers. Without this list, the points wouldn't be aligned with their boxes.
    species: { values: Object.keys(weights) },
    low: { alias: 'Lowest', formatter },
    q1: { alias: 'First quartile', formatter },
    median: { alias: 'Median', formatter },
    q3: { alias: 'Third quartile', formatter },
    high: { alias: 'Highest', formatter },
  },
  yAxis: {
    min: 2000,
    max: 7000,
    tickInterval: 1000,
    label: { formatter: (text) => formatter(Number(text)) },
  },
}

export default function PenguinWeights() {
  return <BoxChart {...config} />
}
