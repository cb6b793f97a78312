/**
 * title: Loaves of bread sold per day
 * description: A dashed line marks the daily batch. Days that sold out have a different color.
 * keywords: target, goal, threshold, conditional color, annotation
 */
import { TinyColumnChart, type TinyColumnChartProps } from '@opd/g2plot-react'

const batch = 120
const sold = [96, 104, 120, 88, 112, 120, 120, 91, 99, 117, 84, 120, 120, 108]

const config: TinyColumnChartProps = {
  data: sold,
  height: 112,
  appendPadding: [8, 72, 2, 2], // Leaves room for the label.
  columnWidthRatio: 0.7,
  columnStyle: ({ y }) => ({
    fill: y >= batch ? '#db7417' : '#8a94a6',
    fillOpacity: y >= batch ? 1 : 0.6,
  }),
  yAxis: { min: 0, max: 130 },
  tooltip: {
    customContent: (position, items) =>
      `Day ${Number(position) + 1}: ${items[0]?.data.y} of ${batch} loaves`,
  },
  annotations: [
    {
      type: 'line',
      start: [-0.5, batch],
      end: [sold.length - 0.5, batch],
      top: true,
      style: { lineDash: [4, 4] },
    },
    {
      type: 'text',
      position: ['max', batch],
      content: `${batch} baked`,
      offsetX: 20,
      style: { textBaseline: 'middle' },
    },
  ],
}

export default function BreadSold() {
  return (
    <div style={{ maxWidth: 480, margin: '0 auto' }}>
      <TinyColumnChart {...config} />
    </div>
  )
}
