/**
 * title: Emergency calls by hour
 * description: A dashed line at the mean, which the chart computes from the data.
 * keywords: mean, average, annotation, reference line, median
 */
import { TinyAreaChart, type TinyAreaChartProps } from '@opd/g2plot-react'

const calls = [14, 9, 7, 12, 26, 48, 63, 71, 66, 58, 61, 69, 64, 52, 44, 37, 29, 21]
const mean = calls.reduce((sum, value) => sum + value, 0) / calls.length

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

const config: TinyAreaChartProps = {
  data: calls,
  height: 96,
  appendPadding: [4, 64, 2, 2], // Leaves room for the label.
  color: '#4c80f1',
  areaStyle: { fillOpacity: 0.2 },
  line: { color: '#4c80f1', size: 2.5 },
  tooltip: {
    customContent: (position, items) =>
      `${Number(position) + 5}:00, ${plain.format(items[0]?.data.y ?? 0)} calls`,
  },
  annotations: [
    {
      type: 'line',
      start: ['min', 'mean'],
      end: ['max', 'mean'],
      top: true,
      style: { lineDash: [4, 4] },
    },
    {
      type: 'text',
      position: ['max', 'mean'],
      content: `Mean ${plain.format(mean)}`,
      offsetX: 10,
      style: { textBaseline: 'middle' },
    },
  ],
}

export default function EmergencyCalls() {
  return (
    <div style={{ maxWidth: 480, margin: '0 auto' }}>
      <TinyAreaChart {...config} />
    </div>
  )
}
