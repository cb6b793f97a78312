/**
 * title: Vitamin C by fruit
 * description: A semicircle for a ranking, with sorted rows, a single color, and the name and value outside each sector.
 * keywords: half circle, semicircle, fan, startAngle, endAngle, ranking
 */
import { RoseChart, type RoseChartProps } from '@opd/g2plot-react'

const data = [
  { fruit: 'Apple', mg: 5 },
  { fruit: 'Mango', mg: 36 },
  { fruit: 'Orange', mg: 53 },
  { fruit: 'Kiwi', mg: 93 },
  { fruit: 'Pepper', mg: 128 },
  { fruit: 'Currant', mg: 181 },
]

const milligrams = new Map(data.map((row) => [row.fruit, row.mg]))

const config: RoseChartProps = {
  data,
  xField: 'fruit',
  yField: 'mg',
  height: 280,
  radius: 0.66, // Leaves room for the names.
  innerRadius: 0.15,
  startAngle: Math.PI,
  endAngle: Math.PI * 2,
  color: '#db7417',
  meta: { mg: { alias: 'Vitamin C per 100 g', formatter: (value: number) => `${value} mg` } },
  xAxis: {
    line: null,
    tickLine: null,
    label: { offset: 8, formatter: (fruit) => `${fruit}\n${milligrams.get(fruit)} mg` },
  },
  label: false,
}

export default function VitaminC() {
  return <RoseChart {...config} />
}
