/**
 * title: Power grid load
 * description: Three colored bands for normal, high, and critical load, with a needle for the current value.
 * keywords: bands, ranges, needle, thresholds, speedometer
 */
import { GaugeChart, type GaugeChartProps } from '@opd/g2plot-react'

const load = 52.4
const capacity = 80

const gigawatts = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const config: GaugeChartProps = {
  percent: load / capacity,
  height: 320,
  innerRadius: 0.88,
  range: {
    ticks: [0, 0.7, 0.9, 1], // Normal, high, critical.
    color: ['#1f9d6b', '#c99a06', '#e5484d'],
  },
  indicator: {
    pointer: { style: { stroke: '#8a94a6', lineWidth: 4 } },
    pin: { style: { stroke: '#8a94a6', r: 8, lineWidth: 4 } },
  },
  axis: {
    tickInterval: 0.25,
    subTickLine: { count: 4 },
    label: { formatter: (tick) => gigawatts.format(Number(tick) * capacity) },
  },
  statistic: {
    content: { formatter: () => `${gigawatts.format(load)} GW`, style: { fontSize: '24px' } },
  },
}

export default function GridLoad() {
  return <GaugeChart {...config} />
}
