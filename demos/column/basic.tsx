/**
 * title: How long animals sleep
 * description: Single-color columns with the hours of sleep per day as data labels instead of a y-axis.
 * keywords: basic, data labels, values on top, rounded corners
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
  appendPadding: [24, 4, 4, 4], // Leaves room for the labels.
  color: '#9a6bdf',
  columnStyle: { radius: [4, 4, 0, 0] },
  meta: { sleep: { alias: 'Sleep', formatter: (value: number) => hours.format(value) } },
  xAxis: { label: { autoHide: false } }, // The names fit even at 320 pixels.
  yAxis: false, // Every column has a data label.
  label: { position: 'top' },
}

export default function AnimalSleep() {
  return <ColumnChart {...config} />
}
