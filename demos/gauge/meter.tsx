/**
 * title: Concert sound level
 * description: Bands drawn as a row of separate segments instead of a solid arc.
 * keywords: meter, steps, segments, segmented gauge, sound level
 */
import { GaugeChart, type GaugeChartProps } from '@opd/g2plot-react'

const level = 94
const loudest = 120

const decibels = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

const config: GaugeChartProps = {
  percent: level / loudest,
  height: 320,
  type: 'meter',
  innerRadius: 0.78,
  meter: { steps: 60, stepRatio: 0.55 },
  range: {
    ticks: [0, 70 / loudest, 100 / loudest, 1], // Speech, music, harmful.
    color: ['#0e9bb5', '#9a6bdf', '#d6409f'],
  },
  indicator: {
    pointer: { style: { stroke: '#9a6bdf', lineWidth: 4 } },
    pin: { style: { stroke: '#9a6bdf', r: 8, lineWidth: 4 } },
  },
  axis: {
    tickInterval: 20 / loudest,
    subTickLine: { count: 0 },
    label: { formatter: (tick) => decibels.format(Number(tick) * loudest) },
  },
  statistic: {
    content: { formatter: () => `${decibels.format(level)} dB`, style: { fontSize: '26px' } },
  },
}

export default function SoundLevel() {
  return <GaugeChart {...config} />
}
