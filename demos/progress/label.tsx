/**
 * title: Snow on the pistes
 * description: The number is drawn in the chart, behind the end of the bar.
 * keywords: label, text, value, number in the chart, formatter
 */
import { ProgressChart, type ProgressChartProps } from '@opd/g2plot-react'

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: ProgressChartProps = {
  percent: 0.62,
  height: 56,
  color: '#0e9bb5',
  label: {
    // the second row is the whole bar and needs no text
    formatter: (row) => (row.type === 'current' ? `${percent.format(row.percent)} open` : ''),
    offset: 8,
    style: { fontSize: 14 },
  },
}

export default function Pistes() {
  return (
    <div style={{ maxWidth: 640, margin: '0 auto' }}>
      <ProgressChart {...config} />
    </div>
  )
}
