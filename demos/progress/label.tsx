/**
 * title: Ski trails open
 * description: A data label that shows the percentage past the end of the bar.
 * keywords: data label, text, value, number in the chart, formatter
 */
import { ProgressChart, type ProgressChartProps } from '@opd/g2plot-react'

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: ProgressChartProps = {
  percent: 0.62,
  height: 56,
  color: '#0e9bb5',
  label: {
    // The second row is the whole bar and needs no text.
    formatter: (row) => (row.type === 'current' ? `${percent.format(row.percent)} open` : ''),
    offset: 8,
    style: { fontSize: 14 },
  },
}

export default function SkiTrails() {
  return (
    <div style={{ maxWidth: 640, margin: '0 auto' }}>
      <ProgressChart {...config} />
    </div>
  )
}
