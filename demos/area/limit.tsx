/**
 * title: Museum visitors against the permitted maximum
 * description: A dashed threshold line with a label. The area changes color above the limit.
 * keywords: limit, threshold, annotation, regionFilter, reference line
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const people = [
  12, 58, 104, 149, 196, 241, 279, 308, 327, 339, 342, 338, 329, 317, 309, 306, 312, 326, 349, 378,
  409, 437, 462, 484, 501, 513, 518, 511, 492, 463, 417, 358, 291, 214, 137, 62, 9,
]
const limit = 450
const alarm = '#e5484d'

const data = people.map((inside, index) => ({
  at: `${10 + Math.floor(index / 4)}:${String((index % 4) * 15).padStart(2, '0')}`,
  inside,
}))

const config: AreaChartProps = {
  data,
  xField: 'at',
  yField: 'inside',
  height: 320,
  appendPadding: [8, 20, 4, 4],
  color: '#4c80f1',
  areaStyle: { fillOpacity: 0.25 },
  meta: { inside: { alias: 'People inside' } },
  xAxis: { tickInterval: 8 },
  yAxis: { max: 600, tickInterval: 150 },
  annotations: [
    { type: 'regionFilter', start: ['min', limit], end: ['max', 'max'], color: alarm },
    {
      type: 'line',
      start: ['min', limit],
      end: ['max', limit],
      style: { stroke: alarm, lineDash: [4, 4] },
    },
    {
      type: 'text',
      position: ['min', limit],
      content: `Limit: ${limit}`,
      offsetX: 4,
      offsetY: -6,
      style: { textBaseline: 'bottom' },
    },
  ],
}

export default function MuseumVisitors() {
  return <AreaChart {...config} />
}
