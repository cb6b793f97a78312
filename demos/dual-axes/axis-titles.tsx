/**
 * title: Electric cars and charging points
 * description: Each y-axis has a title in the color of its marks, at the upper end of the axis.
 * keywords: axis title, y-axis title, axis name, title position, title color, unit, autoRotate, spacing
 */
import { DualAxesChart, type DualAxesChartProps } from '@opd/g2plot-react'

const data = [
  { year: '2018', cars: 84, points: 16 },
  { year: '2019', cars: 137, points: 24 },
  { year: '2020', cars: 309, points: 37 },
  { year: '2021', cars: 618, points: 51 },
  { year: '2022', cars: 1013, points: 75 },
  { year: '2023', cars: 1409, points: 115 },
  { year: '2024', cars: 1651, points: 154 },
]

const blue = '#4c80f1'
const orange = '#db7417'

const title = { position: 'end', spacing: 12 } as const
const style = { textAlign: 'right', fontSize: 14, fontWeight: 'bold' } as const // The title ends where the axis ends.

const config: DualAxesChartProps = {
  data: [data, data],
  xField: 'year',
  yField: ['cars', 'points'],
  height: 320,
  legend: false, // The titles have the colors of the marks.
  meta: {
    cars: { alias: 'Cars (thousands)' },
    points: { alias: 'Charging points (thousands)' },
  },
  yAxis: {
    cars: {
      max: 2000,
      tickInterval: 500,
      title: { ...title, text: 'Electric cars', style: { ...style, fill: blue } },
    },
    points: {
      min: 0,
      max: 200,
      tickInterval: 50,
      title: { ...title, text: 'Charging points', style: { ...style, fill: orange } },
    },
  },
  geometryOptions: [
    { geometry: 'column', color: blue },
    { geometry: 'line', color: orange, lineStyle: { lineWidth: 3 } },
  ],
}

export default function ElectricCars() {
  return <DualAxesChart {...config} />
}
