/**
 * title: Old Faithful eruptions
 * description: Scatter plot of eruption length and waiting time with two visible clusters. Semi-transparent points show overlaps.
 * keywords: basic, correlation, clusters, opacity, overlap
 */
import { ScatterChart, type ScatterChartProps } from '@opd/g2plot-react'

// Length of an eruption and the wait for the next one, both in minutes.
const eruptions = [
  [3.6, 79],
  [1.8, 54],
  [3.333, 74],
  [2.283, 62],
  [4.533, 85],
  [2.883, 55],
  [4.7, 88],
  [3.6, 85],
  [1.95, 51],
  [4.35, 85],
  [1.833, 54],
  [3.917, 84],
  [4.2, 78],
  [1.75, 47],
  [4.7, 83],
  [2.167, 52],
  [1.75, 62],
  [4.8, 84],
  [1.6, 52],
  [4.25, 79],
  [1.8, 51],
  [1.75, 47],
  [3.45, 78],
  [3.067, 69],
  [4.533, 74],
  [3.6, 83],
  [1.967, 55],
  [4.083, 76],
  [3.85, 78],
  [4.433, 79],
  [4.3, 73],
  [4.467, 77],
  [3.367, 66],
  [4.033, 80],
  [3.833, 74],
  [2.017, 52],
  [1.867, 48],
  [4.833, 80],
  [1.833, 59],
  [4.783, 90],
]

const data = eruptions.map(([duration, wait]) => ({ duration, wait }))

const minutes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'minute',
  maximumFractionDigits: 1,
})
const formatter = (value: number) => minutes.format(value)

const config: ScatterChartProps = {
  data,
  xField: 'duration',
  yField: 'wait',
  height: 320,
  appendPadding: [8, 24, 4, 4],
  color: '#0e9bb5',
  shape: 'circle',
  size: 6,
  pointStyle: { fillOpacity: 0.7 }, // Overlapping points look darker.
  meta: {
    duration: { alias: 'Eruption length', formatter },
    wait: { alias: 'Time to next eruption', formatter },
  },
  xAxis: { min: 1, max: 5, tickInterval: 1, title: { text: 'Eruption length' } },
  yAxis: { min: 40, max: 100, tickInterval: 20, title: { text: 'Time to next eruption' } },
}

export default function OldFaithful() {
  return <ScatterChart {...config} />
}
