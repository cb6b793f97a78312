/**
 * title: Temperatures in Yakutsk
 * description: Boxes from a single array field with five numbers, mostly below zero.
 * keywords: array, negative values, temperature, climate, five-number summary
 */
import { BoxChart, type BoxChartProps } from '@opd/g2plot-react'

const names = ['Lowest', 'First quartile', 'Median', 'Third quartile', 'Highest']

// Daily means: lowest, first quartile, median, third quartile, highest.
const data = [
  { month: 'Jan', days: [-52, -43, -38, -34, -23] },
  { month: 'Feb', days: [-48, -38, -33, -28, -16] },
  { month: 'Mar', days: [-36, -25, -19, -14, -3] },
  { month: 'Apr', days: [-19, -9, -4, 1, 9] },
  { month: 'May', days: [-4, 4, 8, 12, 20] },
  { month: 'Jun', days: [6, 13, 16, 20, 27] },
  { month: 'Jul', days: [11, 17, 20, 23, 29] },
  { month: 'Aug', days: [5, 12, 15, 19, 25] },
  { month: 'Sep', days: [-4, 3, 6, 9, 16] },
  { month: 'Oct', days: [-24, -12, -7, -2, 6] },
  { month: 'Nov', days: [-41, -33, -28, -22, -10] },
  { month: 'Dec', days: [-50, -42, -38, -33, -22] },
]

const celsius = new Intl.NumberFormat('en', { style: 'unit', unit: 'celsius' })

const config: BoxChartProps = {
  data,
  xField: 'month',
  yField: 'days',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: '#9a6bdf',
  boxStyle: { lineWidth: 1.5, fill: '#9a6bdf', fillOpacity: 0.25 },
  yAxis: {
    min: -60,
    max: 40,
    tickInterval: 20,
    label: { formatter: (text) => celsius.format(Number(text)) },
  },
  tooltip: {
    customItems: (items) =>
      items.flatMap((item) =>
        names
          .map((name, index) => ({ ...item, name, value: celsius.format(item.data.days[index]) }))
          .reverse(),
      ),
  },
}

export default function YakutskTemperatures() {
  return <BoxChart {...config} />
}
