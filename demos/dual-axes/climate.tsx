/**
 * title: Climate in Bergen
 * description: Columns for rain on the left axis and a line for temperature on the right axis.
 * keywords: column and line, combo, secondary axis, climate, climograph, two units
 */
import { DualAxesChart, type DualAxesChartProps } from '@opd/g2plot-react'

const data = [
  { month: 'Jan', rain: 190, temperature: 1.5 },
  { month: 'Feb', rain: 152, temperature: 1.5 },
  { month: 'Mar', rain: 170, temperature: 3.3 },
  { month: 'Apr', rain: 114, temperature: 5.9 },
  { month: 'May', rain: 106, temperature: 10.5 },
  { month: 'Jun', rain: 132, temperature: 13.5 },
  { month: 'Jul', rain: 148, temperature: 14.5 },
  { month: 'Aug', rain: 190, temperature: 14.4 },
  { month: 'Sep', rain: 283, temperature: 11.5 },
  { month: 'Oct', rain: 271, temperature: 8.3 },
  { month: 'Nov', rain: 259, temperature: 4.7 },
  { month: 'Dec', rain: 235, temperature: 2.6 },
]

const millimeters = new Intl.NumberFormat('en', { style: 'unit', unit: 'millimeter' })
const celsius = new Intl.NumberFormat('en', { style: 'unit', unit: 'celsius' })

const config: DualAxesChartProps = {
  data: [data, data],
  xField: 'month',
  yField: ['rain', 'temperature'],
  height: 320,
  meta: {
    rain: { alias: 'Rain', formatter: (value: number) => millimeters.format(value) },
    temperature: { alias: 'Temperature', formatter: (value: number) => celsius.format(value) },
  },
  yAxis: {
    rain: { max: 300, tickInterval: 100 },
    temperature: { min: 0, max: 18, tickInterval: 6 },
  },
  geometryOptions: [
    { geometry: 'column', color: '#4c80f1' },
    { geometry: 'line', color: '#db7417', smooth: true, lineStyle: { lineWidth: 3 } },
  ],
}

export default function BergenClimate() {
  return <DualAxesChart {...config} />
}
