/**
 * title: Books read in the summer
 * description: Upright, for a row of small groups. The mark is the goal, the pale ground what the best class ever read.
 * keywords: vertical, columns, upright, books, school
 */
import { BulletChart, type BulletChartProps } from '@opd/g2plot-react'

const data = [
  { form: '5a', record: [60], books: 34, goal: 40 },
  { form: '5b', record: [60], books: 47, goal: 40 },
  { form: '6a', record: [75], books: 52, goal: 55 },
  { form: '6b', record: [75], books: 61, goal: 55 },
  { form: '7a', record: [80], books: 38, goal: 60 },
]

const config: BulletChartProps = {
  data: [...data].reverse(), // the first row is drawn at the right
  xField: 'form',
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
          .filter((row) => row.form === item.data.form)
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
