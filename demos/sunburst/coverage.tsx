/**
 * title: Test coverage by module
 * description: The angle shows lines of code, and a color gradient shows test coverage.
 * keywords: gradient, color by value, code coverage, colorField, continuous color
 */
import { SunburstChart, type SunburstChartProps } from '@opd/g2plot-react'

const file = (name: string, value: number, coverage: number) => ({ name, value, coverage })

const data = {
  name: 'src',
  children: [
    {
      name: 'api',
      coverage: 0.88,
      children: [file('orders', 820, 0.94), file('users', 610, 0.91), file('stock', 430, 0.72)],
    },
    {
      name: 'views',
      coverage: 0.52,
      children: [file('report', 740, 0.31), file('cart', 560, 0.68), file('admin', 480, 0.66)],
    },
    {
      name: 'lib',
      coverage: 0.8,
      children: [file('money', 390, 0.99), file('dates', 310, 0.96), file('mail', 260, 0.33)],
    },
  ],
}

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: SunburstChartProps = {
  data,
  height: 360,
  radius: 1,
  innerRadius: 0.2,
  colorField: 'coverage',
  color: '#db7417-#c99a06-#1f9d6b',
  sunburstStyle: { fillOpacity: 1, lineWidth: 2 },
  drilldown: { enabled: false },
  label: {
    fields: ['name', 'coverage'],
    style: { fill: '#000000' },
    formatter: ({ data: node }) => `${node.name}\n${percent.format(node.coverage)}`,
  },
  tooltip: {
    fields: ['path', 'value', 'coverage'],
    formatter: ({ path, value, coverage }) => ({
      name: path,
      value: `${number.format(value)} lines, ${percent.format(coverage)} covered`,
    }),
  },
}

export default function TestCoverage() {
  return <SunburstChart {...config} />
}
