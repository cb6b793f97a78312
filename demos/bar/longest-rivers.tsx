/**
 * title: The longest rivers
 * description: Lying bars leave room for long names, and the value stands at the end of each.
 * keywords: horizontal bar, ranking, labels, sorted
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

// sorted: the first row is the top bar
const data = [
  { river: 'Nile', length: 6650 },
  { river: 'Amazon', length: 6400 },
  { river: 'Yangtze', length: 6300 },
  { river: 'Mississippi–Missouri', length: 6275 },
  { river: 'Yenisei', length: 5539 },
  { river: 'Yellow River', length: 5464 },
  { river: 'Ob–Irtysh', length: 5410 },
  { river: 'Paraná', length: 4880 },
]

const kilometres = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilometer' })

const config: BarChartProps = {
  data,
  xField: 'length',
  yField: 'river',
  height: 320,
  appendPadding: [0, 72, 0, 4], // room for the label of the longest bar
  color: '#1f9d9a',
  barWidthRatio: 0.62,
  meta: {
    length: { alias: 'Length', formatter: (value: number) => kilometres.format(value) },
  },
  xAxis: false, // every bar carries its value
  label: { position: 'right' },
}

export default function LongestRivers() {
  return <BarChart {...config} />
}
