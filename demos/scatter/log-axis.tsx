/**
 * title: Heart rate by body mass
 * description: Two logarithmic axes spanning several orders of magnitude, with labeled points.
 * keywords: log scale, logarithmic axis, log-log plot, orders of magnitude, power law
 */
import { ScatterChart, type ScatterChartProps } from '@opd/g2plot-react'

// Kilograms and resting heart rate in beats per minute.
const data = [
  { animal: 'Shrew', mass: 0.005, pulse: 835 },
  { animal: 'Mouse', mass: 0.025, pulse: 600 },
  { animal: 'Hamster', mass: 0.1, pulse: 450 },
  { animal: 'Rat', mass: 0.3, pulse: 350 },
  { animal: 'Guinea pig', mass: 0.9, pulse: 270 },
  { animal: 'Rabbit', mass: 2.5, pulse: 205 },
  { animal: 'Cat', mass: 4, pulse: 150 },
  { animal: 'Dog', mass: 20, pulse: 95 },
  { animal: 'Human', mass: 70, pulse: 68 },
  { animal: 'Cow', mass: 650, pulse: 55 },
  { animal: 'Horse', mass: 500, pulse: 38 },
  { animal: 'Elephant', mass: 4500, pulse: 29 },
]

const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })
const weigh = (kilograms: number) =>
  kilograms < 1 ? `${plain.format(kilograms * 1000)} g` : `${plain.format(kilograms)} kg`

const config: ScatterChartProps = {
  data,
  xField: 'mass',
  yField: 'pulse',
  height: 400,
  appendPadding: [8, 60, 4, 4],
  color: '#e5484d',
  shape: 'circle',
  size: 5,
  meta: {
    mass: {
      alias: 'Body mass',
      type: 'log',
      base: 10,
      ticks: [0.001, 0.1, 10, 1000],
      formatter: weigh,
    },
    pulse: {
      alias: 'Heart rate',
      type: 'log',
      base: 10,
      formatter: (value: number) => `${plain.format(value)} bpm`,
    },
  },
  xAxis: { min: 0.001, max: 10_000, nice: false, title: { text: 'Body mass' } },
  yAxis: { min: 10, max: 1000, title: { text: 'Resting heart rate' } },
  tooltip: { showTitle: true, title: 'animal' },
  label: {
    formatter: (row) => row.animal,
    offset: 0,
    offsetX: 10,
    style: { textAlign: 'start', textBaseline: 'middle' },
    layout: [{ type: 'hide-overlap' }],
  },
}

export default function PulseByMass() {
  return <ScatterChart {...config} />
}
