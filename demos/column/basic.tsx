/**
 * title: How long animals sleep
 * description: Hours of a day; one colour, and the value above each column instead of an axis.
 * keywords: basic, labels, values on top, rounded corners
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const data = [
  { animal: 'Bat', sleep: 20 },
  { animal: 'Tiger', sleep: 16 },
  { animal: 'Cat', sleep: 12.5 },
  { animal: 'Dog', sleep: 10.5 },
  { animal: 'Human', sleep: 8 },
  { animal: 'Cow', sleep: 4 },
  { animal: 'Horse', sleep: 3 },
]

const hours = new Intl.NumberFormat('en', { style: 'unit', unit: 'hour', unitDisplay: 'narrow' })

const config: ColumnChartProps = {
  data,
  xField: 'animal',
  yField: 'sleep',
  height: 320,
  appendPadding: [24, 4, 4, 4], // room for the labels
  color: '#9a6bdf',
  columnStyle: { radius: [4, 4, 0, 0] },
  meta: { sleep: { alias: 'Sleep', formatter: (value: number) => hours.format(value) } },
  xAxis: { label: { autoHide: false } }, // the names fit at 320 pixels too
  yAxis: false, // every column carries its value
  label: { position: 'top' },
}

export default function AnimalSleep() {
  return <ColumnChart {...config} />
}
