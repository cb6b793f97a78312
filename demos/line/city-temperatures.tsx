/**
 * title: Mean temperature in three cities
 * description: Smooth lines with one series per city and a legend at the top.
 * keywords: multiple series, climate, smooth, legend
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const means = {
  Sydney: [23.5, 23.4, 22.1, 19.5, 16.6, 14.2, 13.4, 14.5, 17.0, 18.9, 20.4, 22.1],
  Lisbon: [11.6, 12.7, 14.9, 15.9, 18.0, 21.2, 23.1, 23.5, 22.1, 18.8, 15.0, 12.4],
  Oslo: [-2.3, -2.0, 1.4, 6.2, 11.4, 15.3, 17.6, 16.5, 12.1, 6.5, 2.0, -1.6],
}

const data = Object.entries(means).flatMap(([city, values]) =>
  values.map((mean, index) => ({ month: months[index], city, mean })),
)

const celsius = new Intl.NumberFormat('en', { style: 'unit', unit: 'celsius' })

const config: LineChartProps = {
  data,
  xField: 'month',
  yField: 'mean',
  seriesField: 'city',
  height: 320,
  appendPadding: [0, 16, 4, 4], // The last tick label extends past the axis.
  smooth: true,
  color: ['#db7417', '#1f9d6b', '#5b8ff9'],
  lineStyle: { lineWidth: 2.5 },
  meta: { mean: { formatter: (value: number) => celsius.format(value) } },
  xAxis: { range: [0, 1] }, // The lines span the full width.
  yAxis: { min: -5, max: 25, tickInterval: 5 },
  legend: { position: 'top-left', flipPage: false },
}

export default function CityTemperatures() {
  return <LineChart {...config} />
}
