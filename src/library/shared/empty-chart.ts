/** The smallest chart that someone could start from, without any options. */
export const EMPTY_CHART = `import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const data = [
  { month: 'Jan', value: 12 },
  { month: 'Feb', value: 19 },
  { month: 'Mar', value: 15 },
  { month: 'Apr', value: 24 },
]

const config: LineChartProps = {
  data,
  xField: 'month',
  yField: 'value',
  height: 320,
}

export default function MyChart() {
  return <LineChart {...config} />
}
`

export const EMPTY_CHART_JAVASCRIPT = EMPTY_CHART.replace(', type LineChartProps', '').replace(': LineChartProps', '')
