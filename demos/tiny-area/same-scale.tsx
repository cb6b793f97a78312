/**
 * title: Customers at four checkouts
 * description: Four charts with the same maximum, so their areas are comparable.
 * keywords: multiple, small multiples, same scale, shared scale, max, comparison
 */
import { TinyAreaChart, type TinyAreaChartProps } from '@opd/g2plot-react'

const registers = [
  { name: 'Register 1', customers: [12, 18, 24, 38, 44, 31, 26, 35, 48, 52, 40, 22] },
  { name: 'Register 2', customers: [8, 14, 20, 33, 39, 27, 21, 30, 42, 46, 33, 16] },
  { name: 'Register 3', customers: [0, 0, 6, 19, 28, 12, 4, 15, 30, 36, 18, 2] },
  { name: 'Express', customers: [16, 22, 25, 41, 56, 38, 29, 33, 45, 58, 47, 30] },
]
const max = Math.max(...registers.flatMap((register) => register.customers))

const shared: Omit<TinyAreaChartProps, 'data'> = {
  height: 72,
  color: '#1f9d6b',
  areaStyle: { fillOpacity: 0.3 },
  line: { color: '#1f9d6b', size: 2 },
  xAxis: { range: [0, 1] },
  yAxis: { min: 0, max },
  tooltip: {
    customContent: (position, items) => `${Number(position) + 8}:00, ${items[0]?.data.y} customers`,
  },
}

export default function Registers() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        gap: 16,
      }}
    >
      {registers.map(({ name, customers }) => (
        <div key={name} style={{ minWidth: 0 }}>
          {name}
          <TinyAreaChart {...shared} data={customers} />
        </div>
      ))}
    </div>
  )
}
