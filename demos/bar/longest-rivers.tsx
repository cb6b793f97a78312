/**
 * title: The longest rivers
 * description: Horizontal bars leave room for long labels. Each bar has its value as a data label.
 * keywords: horizontal bar, ranking, data labels, sorted
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

// Sorted, because the first row is the top bar.
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

const kilometers = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilometer' })

const config: BarChartProps = {
  data,
  xField: 'length',
  yField: 'river',
  height: 320,
  appendPadding: [0, 72, 0, 4], // Leaves room for the label of the longest bar.
  color: '#1f9d9a',
  barWidthRatio: 0.62,
  meta: {
    length: { alias: 'Length', formatter: (value: number) => kilometers.format(value) },
  },
  xAxis: false, // Every bar has a data label.
  label: { position: 'right' },
}

export default function LongestRivers() {
  return <BarChart {...config} />
}
