/**
 * title: Solar power on a day in June
 * description: A smooth line with a filled area. The area represents the energy generated.
 * keywords: smooth, spline, area, fill, curve
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const kilowatts = [
  0, 0, 0, 0, 0, 0.1, 0.5, 1.2, 2.3, 3.4, 4.4, 5.2, 5.6, 5.7, 5.4, 4.8, 3.9, 2.8, 1.7, 0.8, 0.3, 0,
  0, 0,
]

const data = kilowatts.map((power, hour) => ({
  time: `${String(hour).padStart(2, '0')}:00`,
  power,
}))

const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const config: LineChartProps = {
  data,
  xField: 'time',
  yField: 'power',
  height: 320,
  appendPadding: [8, 20, 4, 4],
  color: '#db7417',
  smooth: true,
  lineStyle: { lineWidth: 2.5 },
  area: { style: { fill: '#db7417', fillOpacity: 0.18 } },
  meta: {
    time: { range: [0, 1] },
    power: { alias: 'Power', formatter: (value: number) => `${decimal.format(value)} kW` },
  },
  xAxis: { tickInterval: 6 },
  yAxis: { max: 6, tickInterval: 2 },
}

export default function SolarRoof() {
  return <LineChart {...config} />
}
