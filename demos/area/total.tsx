/**
 * title: Ferry passengers by route
 * description: Stacked areas with a custom tooltip that adds the total of all routes.
 * keywords: stacked, total, sum, tooltip, customItems
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const passengers = {
  Islands: [4200, 4600, 6100, 8900, 13800, 21400, 29600, 27100, 15200, 8300, 5000, 4700],
  Airport: [7900, 7600, 8800, 9700, 10900, 12600, 13900, 13400, 11200, 10100, 8500, 9300],
  Harbor: [18800, 18100, 19600, 19200, 20100, 19400, 14700, 17300, 20400, 20800, 19900, 17600],
}

const data = Object.entries(passengers).flatMap(([route, values]) =>
  values.map((count, index) => ({ month: months[index], route, count })),
)

const number = new Intl.NumberFormat('en')

const config: AreaChartProps = {
  data,
  xField: 'month',
  yField: 'count',
  seriesField: 'route',
  height: 320,
  appendPadding: [0, 16, 4, 4],
  color: ['#db7417', '#8a94a6', '#4c80f1'],
  areaStyle: { fillOpacity: 0.5 },
  meta: {
    count: { max: 60000, tickInterval: 20000, formatter: (value: number) => number.format(value) },
  },
  xAxis: { range: [0, 1] },
  legend: { position: 'top-left', flipPage: false },
  tooltip: {
    customItems: (items) => {
      const [first] = items
      if (!first) return items
      const total = items.reduce((sum, item) => sum + item.data.count, 0)
      return [
        ...items,
        { ...first, name: 'All routes', value: number.format(total), color: 'transparent' },
      ]
    },
  },
}

export default function FerryPassengers() {
  return <AreaChart {...config} />
}
