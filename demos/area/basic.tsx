/**
 * title: Water use of a small town by hour
 * description: A single smooth area. The filled area represents the amount used during the day.
 * keywords: basic, single series, smooth, hourly
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

// Cubic meters per hour on a Monday.
const drawn = [
  38, 31, 27, 26, 30, 54, 118, 171, 158, 126, 109, 104, 112, 116, 101, 96, 104, 128, 157, 163, 141,
  108, 76, 52,
]

const data = drawn.map((volume, hour) => ({ time: `${String(hour).padStart(2, '0')}:00`, volume }))

const config: AreaChartProps = {
  data,
  xField: 'time',
  yField: 'volume',
  height: 320,
  appendPadding: [8, 20, 4, 4],
  color: '#0e9bb5',
  smooth: true,
  areaStyle: { fillOpacity: 0.25 },
  line: { style: { lineWidth: 2.5 } },
  meta: { volume: { alias: 'Water use', formatter: (value: number) => `${value} m³` } },
  xAxis: { tickInterval: 6 },
  yAxis: { max: 200, tickInterval: 50 },
}

export default function TownWater() {
  return <AreaChart {...config} />
}
