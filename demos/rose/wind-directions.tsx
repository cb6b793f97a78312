/**
 * title: Hours of wind by direction
 * description: A wind rose for one month, with the prevailing directions highlighted.
 * keywords: wind rose, directions, basic, cycle, highlight
 */
import { RoseChart, type RoseChartProps } from '@opd/g2plot-react'

const data = [
  { direction: 'N', hours: 31 },
  { direction: 'NE', hours: 24 },
  { direction: 'E', hours: 38 },
  { direction: 'SE', hours: 29 },
  { direction: 'S', hours: 66 },
  { direction: 'SW', hours: 142 },
  { direction: 'W', hours: 118 },
  { direction: 'NW', hours: 59 },
]

const hours = new Intl.NumberFormat('en', { style: 'unit', unit: 'hour', unitDisplay: 'long' })

const config: RoseChartProps = {
  data,
  xField: 'direction',
  yField: 'hours',
  height: 320,
  radius: 0.88,
  color: ({ direction }) => (direction === 'SW' || direction === 'W' ? '#4c80f1' : '#8a94a6'),
  meta: {
    hours: { max: 150, tickInterval: 50, formatter: (value: number) => hours.format(value) },
  },
  xAxis: { line: null, tickLine: null },
  yAxis: { label: null },
  label: false,
  tooltip: { showTitle: false }, // The item already includes the name of the sector.
}

export default function WindDirections() {
  return <RoseChart {...config} />
}
