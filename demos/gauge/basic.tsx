/**
 * title: Reading room occupancy
 * description: One color up to the needle and light gray for the rest.
 * keywords: basic, single color, percentage, occupancy
 */
import { GaugeChart, type GaugeChartProps } from '@opd/g2plot-react'

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: GaugeChartProps = {
  percent: 0.68,
  height: 320,
  range: { color: '#4c80f1' },
  indicator: {
    pointer: { style: { stroke: '#4c80f1' } },
    pin: { style: { stroke: '#4c80f1' } },
  },
  // The offset keeps the labels clear of the ticks.
  axis: { label: { offset: -32, formatter: (tick) => percent.format(Number(tick)) } },
  statistic: {
    content: { formatter: (row) => percent.format(row?.percent), style: { fontSize: '28px' } },
  },
}

export default function ReadingRoom() {
  return <GaugeChart {...config} />
}
