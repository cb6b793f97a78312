/**
 * title: Solar energy today
 * description: Solar power by half hour in a card. The filled area represents the energy of the day.
 * keywords: basic, sparkline, kpi, card, filled, solar
 */
import { TinyAreaChart, type TinyAreaChartProps } from '@opd/g2plot-react'

const firstHour = 6
const power = [
  0.1, 0.3, 0.7, 1.2, 1.8, 2.5, 3.1, 3.7, 4.2, 4.6, 4.9, 5.1, 5.2, 3.4, 2.9, 4.8, 4.6, 4.2, 3.7,
  3.1, 2.4, 1.7, 1.1, 0.6, 0.2,
]

const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const clock = (position: number) =>
  `${firstHour + Math.floor(position / 2)}:${position % 2 === 0 ? '00' : '30'}`
const total = power.reduce((sum, value) => sum + value / 2, 0)

const config: TinyAreaChartProps = {
  data: power,
  height: 72,
  smooth: true,
  color: '#c99a06',
  areaStyle: { fillOpacity: 0.25 },
  line: { color: '#c99a06', size: 2.5 },
  xAxis: { range: [0, 1] }, // The area spans the full width.
  tooltip: {
    customContent: (position, items) =>
      `${clock(Number(position))}, ${decimal.format(items[0]?.data.y ?? 0)} kW`,
  },
}

export default function SolarRoof() {
  return (
    <div style={{ maxWidth: 320, margin: '0 auto' }}>
      Solar energy today
      <br />
      <strong style={{ fontSize: 32, lineHeight: 1.4 }}>{decimal.format(total)} kWh</strong>
      <TinyAreaChart {...config} />
    </div>
  )
}
