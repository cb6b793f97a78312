/**
 * title: Outdoor temperature
 * description: Custom scale from -20 to 40 °C, converted to a share between 0 and 1 and back.
 * keywords: min, max, custom scale, unit, temperature, negative values
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
    ticks: [0, toShare(0), 1], // The color changes at the freezing point.
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
      offset: -32, // Keeps the labels clear of the ticks.
      formatter: (tick) => celsius.format(Math.round(toDegrees(Number(tick)))),
    },
  },
  statistic: { content: { formatter: () => celsius.format(reading), style: { fontSize: '28px' } } },
}

export default function OutdoorTemperature() {
  return <GaugeChart {...config} />
}
