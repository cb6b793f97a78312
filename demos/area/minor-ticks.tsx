/**
 * title: Elevation profile of a day hike
 * description: An x-axis with a solid line, long tick marks every 5 km, and minor tick marks every kilometer.
 * keywords: ticks, tick marks, minor ticks, subTickLine, tickLine, axis line, ruler, distance, elevation profile
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

// Meters above sea level, one value per kilometer.
const meters = [
  1240, 1310, 1405, 1530, 1660, 1795, 1880, 1850, 1920, 2065, 2190, 2285, 2210, 2080, 1990, 1870,
  1730, 1600, 1465, 1350, 1240,
]
const data = meters.map((elevation, distance) => ({ distance, elevation }))

const number = new Intl.NumberFormat('en')

const config: AreaChartProps = {
  data,
  xField: 'distance',
  yField: 'elevation',
  height: 320,
  appendPadding: [8, 20, 4, 4],
  color: '#1f9d6b',
  areaStyle: { fillOpacity: 0.25 },
  meta: {
    distance: { type: 'linear', formatter: (value: number) => `${value} km` },
    elevation: {
      alias: 'Elevation',
      min: 1000,
      max: 2500,
      tickInterval: 500,
      formatter: (value: number) => `${number.format(value)} m`,
    },
  },
  xAxis: {
    tickInterval: 5,
    label: { offset: 18 }, // Below the tick marks.
    line: { style: { stroke: '#8a94a6', lineWidth: 2 } },
    tickLine: { length: 10, style: { stroke: '#8a94a6', lineWidth: 2 } },
    subTickLine: { count: 4, length: 5, style: { stroke: '#8a94a6', lineWidth: 1 } },
  },
}

export default function ElevationProfile() {
  return <AreaChart {...config} />
}
