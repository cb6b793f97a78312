/**
 * title: Outside, below zero
 * description: A thermometer from -20 to 40 degrees, turned into a share and back.
 * keywords: min, max, own scale, unit, temperature, negative
 */
import { GaugeChart, type GaugeChartProps } from '@opd/g2plot-react'

const lowest = -20
const highest = 40
const reading = -4

const toShare = (degrees: number) => (degrees - lowest) / (highest - lowest)
const toDegrees = (share: number) => lowest + share * (highest - lowest)

const celsius = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'celsius',
  maximumFractionDigits: 0,
})

const config: GaugeChartProps = {
  percent: toShare(reading),
  height: 320,
  innerRadius: 0.92,
  range: {
    ticks: [0, toShare(0), 1], // the colour changes where water freezes
    color: ['#4c80f1', '#db7417'],
  },
  indicator: {
    pointer: { style: { stroke: '#4c80f1', lineWidth: 4 } },
    pin: { style: { stroke: '#4c80f1', r: 8, lineWidth: 4 } },
  },
  axis: {
    tickInterval: 10 / (highest - lowest),
    subTickLine: { count: 4 },
    label: {
      offset: -32,
      formatter: (tick) => celsius.format(Math.round(toDegrees(Number(tick)))),
    }, // clear of the ticks
  },
  statistic: { content: { formatter: () => celsius.format(reading), style: { fontSize: '28px' } } },
}

export default function OutdoorTemperature() {
  return <GaugeChart {...config} />
}
