import type { PublishedDemo } from './code-file.ts'

const SOURCE = `import { LineChart, type LineChartProps } from '@opd/g2plot-react'

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

/** A chart without any options, to start from. */
export const EMPTY_DEMO: PublishedDemo = {
  id: 'empty',
  title: 'My chart',
  description: 'A line chart without any options, to start from.',
  files: [{ name: 'my-chart.tsx', source: SOURCE }],
  javascript: [
    {
      name: 'my-chart.jsx',
      source: SOURCE.replace(', type LineChartProps', '').replace(': LineChartProps', ''),
    },
  ],
}
