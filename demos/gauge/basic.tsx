/**
 * title: Seats in the reading room
 * description: One colour up to the needle, the rest left pale.
 * keywords: basic, single colour, percentage, occupancy
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
  axis: { label: { offset: -32, formatter: (tick) => percent.format(Number(tick)) } }, // clear of the ticks
  statistic: {
    content: { formatter: (row) => percent.format(row?.percent), style: { fontSize: '28px' } },
  },
}

export default function ReadingRoom() {
  return <GaugeChart {...config} />
}
