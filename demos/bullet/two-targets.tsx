/**
 * title: Blood bank stock
 * description: Two target marks per bar: the minimum and the ideal stock. Values below the minimum are red.
 * keywords: multiple targets, minimum, ideal, conditional color, stock
 */
import { BulletChart, type BulletChartProps } from '@opd/g2plot-react'

// Stock in days of normal use.
const stock = { 'O−': 2.4, 'O+': 4.8, 'A−': 3.6, 'A+': 5.7, 'B−': 4.1, 'B+': 6.3 }
const [minimum, ideal] = [3, 5]

const data = Object.entries(stock)
  .map(([type, days]) => ({ type, scale: [8], days, marks: [minimum, ideal] }))
  .reverse()

const days = (value: number) => `${value} days`
const square = (fill: string) => ({ symbol: 'square' as const, style: { fill } })

const config: BulletChartProps = {
  data,
  xField: 'type',
  measureField: 'days',
  rangeField: 'scale',
  targetField: 'marks',
  height: 320,
  appendPadding: [8, 16, 4, 4],
  color: { range: '#8a94a6', measure: '#4c80f1', target: ['#e5484d', '#1f9d6b'] },
  size: { range: 26, measure: 12, target: 26 },
  bulletStyle: {
    range: { fillOpacity: 0.2 },
    measure: (row) => ({ fill: row.days < minimum ? '#e5484d' : '#4c80f1' }),
    target: { lineWidth: 3 },
  },
  label: { measure: false },
  yAxis: { position: 'left', tickInterval: 2, label: { formatter: (text) => days(Number(text)) } },
  legend: {
    custom: true,
    position: 'top-left',
    flipPage: false,
    items: [
      { name: 'Minimum', value: 'minimum', marker: square('#e5484d') },
      { name: 'Ideal', value: 'ideal', marker: square('#1f9d6b') },
    ],
  },
  tooltip: {
    shared: true,
    customItems: (items) =>
      items.slice(0, 1).flatMap((item) =>
        data
          .filter((row) => row.type === item.data.type)
          .flatMap((row) => [
            { ...item, name: 'In stock', value: days(row.days), color: '#4c80f1' },
            { ...item, name: 'Minimum', value: days(minimum), color: '#e5484d' },
            { ...item, name: 'Ideal', value: days(ideal), color: '#1f9d6b' },
          ]),
      ),
  },
}

export default function BloodBank() {
  return <BulletChart {...config} />
}
