/**
 * title: Museum visitors
 * description: A card with the current number and a smooth sparkline of the last twelve weeks.
 * keywords: basic, sparkline, kpi, card, trend
 */
import { TinyLineChart, type TinyLineChartProps } from '@opd/g2plot-react'

const visitors = [4120, 4310, 4050, 4480, 4620, 4390, 4710, 4980, 4860, 5140, 5090, 5320]

const plain = new Intl.NumberFormat('en')
const change = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'always' })

const first = visitors[0] ?? 0
const last = visitors.at(-1) ?? 0
const growth = last / first - 1

const config: TinyLineChartProps = {
  data: visitors,
  height: 64,
  smooth: true,
  color: '#4c80f1',
  lineStyle: { lineWidth: 2.5 },
  xAxis: { range: [0, 1] }, // The line spans the full width.
  yAxis: { min: 4000 }, // The scale starts at zero by default.
  tooltip: {
    customContent: (position, items) =>
      `Week ${Number(position) + 1}: ${plain.format(items[0]?.data.y ?? 0)}`,
  },
}

export default function MuseumVisitors() {
  return (
    <div style={{ maxWidth: 320, margin: '0 auto' }}>
      Visitors this week
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 12 }}>
        <strong style={{ fontSize: 32, lineHeight: 1.4 }}>{plain.format(last)}</strong>
        {change.format(growth)} in 12 weeks
      </div>
      <TinyLineChart {...config} />
    </div>
  )
}
