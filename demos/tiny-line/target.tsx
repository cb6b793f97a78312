/**
 * title: Page load time
 * description: A dashed target line with a label at its end.
 * keywords: target, goal, threshold, annotation, reference line
 */
import { TinyLineChart, type TinyLineChartProps } from '@opd/g2plot-react'

const goal = 2

const seconds = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 1,
})

const config: TinyLineChartProps = {
  data: [3.4, 3.6, 3.1, 3.2, 2.9, 2.7, 2.8, 2.4, 2.5, 2.1, 1.9, 1.8],
  height: 96,
  appendPadding: [4, 76, 4, 2], // Leaves room for the label.
  color: '#1f9d6b',
  lineStyle: { lineWidth: 2.5 },
  yAxis: { min: 0, max: 4 },
  tooltip: {
    customContent: (position, items) =>
      `Week ${Number(position) + 1}: ${seconds.format(items[0]?.data.y ?? 0)}`,
  },
  annotations: [
    { type: 'line', start: ['min', goal], end: ['max', goal], style: { lineDash: [4, 4] } },
    {
      type: 'text',
      position: ['max', goal],
      content: `Goal ${seconds.format(goal)}`,
      offsetX: 12,
      style: { textBaseline: 'middle' },
    },
  ],
}

export default function LoadTime() {
  return (
    <div style={{ maxWidth: 480, margin: '0 auto' }}>
      <TinyLineChart {...config} />
    </div>
  )
}
