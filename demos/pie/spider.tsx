/**
 * title: Electricity by source
 * description: Eight slices, some of them thin, with labels in two columns and a line from each label to its slice.
 * keywords: spider, label line, leader line, outside labels, many slices
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const data = [
  { source: 'Wind', twh: 13.1 },
  { source: 'Hydro', twh: 11.8 },
  { source: 'Gas', twh: 9.4 },
  { source: 'Solar', twh: 5.6 },
  { source: 'Wood', twh: 3.1 },
  { source: 'Coal', twh: 1.6 },
  { source: 'Waste', twh: 0.9 },
  { source: 'Oil', twh: 0.5 },
]

const hours = new Intl.NumberFormat('en', { minimumFractionDigits: 1 })
const share = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 })

const config: PieChartProps = {
  data,
  angleField: 'twh',
  colorField: 'source',
  height: 320,
  radius: 0.62, // Leaves room for the lines and labels.
  // Rotates the thin slices, which are last in the data, to the right.
  startAngle: Math.PI * 0.25,
  endAngle: Math.PI * 2.25,
  color: ['#0e9bb5', '#4c80f1', '#e5484d', '#c99a06', '#1f9d6b', '#8a94a6', '#9a6bdf', '#db7417'],
  meta: { twh: { formatter: (value: number) => `${hours.format(value)} TWh` } },
  label: {
    type: 'spider',
    labelHeight: 30,
    content: ({ source, percent }) => `${source}\n${share.format(percent)}`,
  },
  legend: false,
}

export default function PowerSources() {
  return <PieChart {...config} />
}
