/**
 * title: Daily steps
 * description: Seven columns in a card, with today highlighted.
 * keywords: basic, sparkline, kpi, card, highlight, last column
 */
import { TinyColumnChart, type TinyColumnChartProps } from '@opd/g2plot-react'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const steps = [6820, 9140, 7460, 8210, 5930, 12480, 10350]
const today = steps.length - 1

const plain = new Intl.NumberFormat('en')

const config: TinyColumnChartProps = {
  data: steps,
  height: 88,
  columnWidthRatio: 0.6,
  columnStyle: ({ x }) => ({
    fill: Number(x) === today ? '#4c80f1' : '#8a94a6',
    fillOpacity: Number(x) === today ? 1 : 0.6,
    radius: [3, 3, 0, 0],
  }),
  tooltip: {
    customContent: (position, items) =>
      `${days[Number(position)]}: ${plain.format(items[0]?.data.y ?? 0)} steps`,
  },
}

export default function Steps() {
  return (
    <div style={{ maxWidth: 280, margin: '0 auto' }}>
      Steps today
      <br />
      <strong style={{ fontSize: 32, lineHeight: 1.4 }}>{plain.format(steps[today] ?? 0)}</strong>
      <TinyColumnChart {...config} />
    </div>
  )
}
