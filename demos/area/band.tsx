/**
 * title: Lowest and highest temperature by month
 * description: A range area. Each row contains a pair of values, and the area fills the range between them.
 * keywords: range, band, minimum and maximum, interval, confidence interval
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const data = [
  { month: 'Jan', range: [-19, 12] },
  { month: 'Feb', range: [-17, 14] },
  { month: 'Mar', range: [-11, 20] },
  { month: 'Apr', range: [-4, 26] },
  { month: 'May', range: [1, 29] },
  { month: 'Jun', range: [5, 33] },
  { month: 'Jul', range: [8, 36] },
  { month: 'Aug', range: [7, 35] },
  { month: 'Sep', range: [2, 30] },
  { month: 'Oct', range: [-5, 24] },
  { month: 'Nov', range: [-10, 17] },
  { month: 'Dec', range: [-16, 13] },
]

const celsius = new Intl.NumberFormat('en', { style: 'unit', unit: 'celsius' })

const config: AreaChartProps = {
  data,
  xField: 'month',
  yField: 'range',
  height: 320,
  appendPadding: [8, 16, 4, 4],
  color: '#e5484d',
  smooth: true,
  areaStyle: { fillOpacity: 0.45 },
  line: undefined, // The line would follow only the upper value.
  meta: { range: { formatter: (value: number) => celsius.format(value) } },
  xAxis: { range: [0, 1] },
  yAxis: { min: -20, max: 40, tickInterval: 10 },
  tooltip: {
    formatter: ({ range: [low, high] }) => ({
      name: 'Range',
      value: `${celsius.format(low)} to ${celsius.format(high)}`,
    }),
  },
}

export default function TemperatureRange() {
  return <AreaChart {...config} />
}
