/**
 * title: Temperatures in Ulaanbaatar
 * description: Floating columns from the average low to the average high of each month.
 * keywords: range column, floating column, minimum and maximum, interval, temperature
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const data = [
  { month: 'Jan', degrees: [-26, -16] },
  { month: 'Feb', degrees: [-23, -10] },
  { month: 'Mar', degrees: [-14, 0] },
  { month: 'Apr', degrees: [-5, 9] },
  { month: 'May', degrees: [3, 17] },
  { month: 'Jun', degrees: [10, 22] },
  { month: 'Jul', degrees: [13, 25] },
  { month: 'Aug', degrees: [11, 22] },
  { month: 'Sep', degrees: [3, 17] },
  { month: 'Oct', degrees: [-6, 8] },
  { month: 'Nov', degrees: [-16, -4] },
  { month: 'Dec', degrees: [-24, -14] },
]

const celsius = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'celsius',
  signDisplay: 'negative',
})

const config: ColumnChartProps = {
  data,
  xField: 'month',
  yField: 'degrees',
  isRange: true,
  height: 320,
  appendPadding: [8, 4, 4, 4],
  color: '#9a6bdf',
  columnWidthRatio: 0.5,
  columnStyle: { radius: 4 },
  meta: { degrees: { formatter: (value: number) => celsius.format(value) } },
  yAxis: { min: -30, max: 30, tickInterval: 15 }, // The axis starts at 0 otherwise.
  tooltip: {
    formatter: ({ degrees: [low, high] }) => ({
      name: 'Low to high',
      value: `${celsius.format(low)} to ${celsius.format(high)}`,
    }),
  },
}

export default function DailyRange() {
  return <ColumnChart {...config} />
}
