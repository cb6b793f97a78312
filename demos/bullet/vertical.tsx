/**
 * title: Summer reading by class
 * description: Vertical bullets for a few small groups. The mark is the goal, and the light band is the record.
 * keywords: vertical, columns, layout, books, school
 */
import { BulletChart, type BulletChartProps } from '@opd/g2plot-react'

const data = [
  { classroom: '5a', record: [60], books: 34, goal: 40 },
  { classroom: '5b', record: [60], books: 47, goal: 40 },
  { classroom: '6a', record: [75], books: 52, goal: 55 },
  { classroom: '6b', record: [75], books: 61, goal: 55 },
  { classroom: '7a', record: [80], books: 38, goal: 60 },
]

const config: BulletChartProps = {
  data: [...data].reverse(), // The first row is drawn on the right.
  xField: 'classroom',
  measureField: 'books',
  rangeField: 'record',
  targetField: 'goal',
  layout: 'vertical',
  height: 320,
  appendPadding: [12, 8, 4, 8],
  color: { range: '#8a94a6', measure: '#0e9bb5', target: '#db7417' },
  size: { range: 32, measure: 14, target: 32 },
  bulletStyle: { range: { fillOpacity: 0.2 }, target: { lineWidth: 3 } },
  label: { measure: false },
  yAxis: { position: 'left', tickInterval: 20, title: { text: 'Books' } },
  tooltip: {
    shared: true,
    customItems: (items) =>
      items.slice(0, 1).flatMap((item) =>
        data
          .filter((row) => row.classroom === item.data.classroom)
          .flatMap((row) => [
            { ...item, name: 'Read', value: row.books, color: '#0e9bb5' },
            { ...item, name: 'Goal', value: row.goal, color: '#db7417' },
          ]),
      ),
  },
}

export default function SummerReading() {
  return <BulletChart {...config} />
}
