/**
 * title: Charging and discharging a home battery
 * description: Positive and negative values in different colors, split at zero with a regionFilter annotation.
 * keywords: negative values, positive and negative, zero line, regionFilter
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const kilowatts = [
  -0.6, -0.5, -0.5, -0.5, -0.6, -0.9, -1.8, -1.2, 0.4, 1.6, 2.5, 3.1, 3.3, 2.9, 2.2, 1.3, 0.3, -0.9,
  -2.1, -2.6, -2.2, -1.6, -1.1, -0.8,
]

const data = kilowatts.map((power, hour) => ({
  time: `${String(hour).padStart(2, '0')}:00`,
  power,
}))

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', minimumFractionDigits: 1 })

const config: AreaChartProps = {
  data,
  xField: 'time',
  yField: 'power',
  height: 320,
  appendPadding: [8, 20, 4, 4],
  color: '#1f9d6b',
  areaStyle: { fillOpacity: 1 }, // Otherwise, the first color shows through the second.
  meta: { power: { alias: 'Battery', formatter: (value: number) => `${signed.format(value)} kW` } },
  xAxis: { tickInterval: 6 },
  yAxis: { min: -4, max: 4, tickInterval: 2 },
  annotations: [{ type: 'regionFilter', start: ['min', 'min'], end: ['max', 0], color: '#db7417' }],
}

export default function HomeBattery() {
  return <AreaChart {...config} />
}
