/**
 * title: Warehouse inventory
 * description: Clicking a circle shows the next two levels. The breadcrumb above the chart leads back.
 * keywords: drill-down, breadcrumb, levels, click, navigation, zoom
 */
import { CirclePackingChart, type CirclePackingChartProps } from '@opd/g2plot-react'

const boxes = (...list: [string, number][]) => list.map(([name, value]) => ({ name, value }))

// Number of pallets.
const data = {
  name: 'Warehouse',
  children: [
    {
      name: 'Food',
      children: [
        { name: 'Dry', children: boxes(['Rice', 64], ['Flour', 52], ['Pasta', 45], ['Sugar', 30]) },
        { name: 'Cans', children: boxes(['Beans', 38], ['Tomatoes', 44], ['Fish', 16]) },
        { name: 'Drinks', children: boxes(['Juice', 36], ['Water', 58], ['Tea', 9]) },
      ],
    },
    {
      name: 'Home',
      children: [
        { name: 'Paper', children: boxes(['Towels', 48], ['Tissues', 33]) },
        { name: 'Soap', children: boxes(['Laundry', 27], ['Dishes', 18], ['Hands', 12]) },
      ],
    },
    {
      name: 'Pets',
      children: [
        { name: 'Dogs', children: boxes(['Dry food', 26], ['Treats', 7]) },
        { name: 'Cats', children: boxes(['Litter', 31], ['Wet food', 22]) },
      ],
    },
  ],
}

const config: CirclePackingChartProps = {
  data,
  height: 400,
  color: '#4c80f1',
  pointStyle: ({ depth }) => ({ fillOpacity: [0.1, 0.25, 0.9][depth] }),
  hierarchyConfig: { padding: 0.01 },
  label: {
    offset: 0,
    style: { fill: '#000000' },
    formatter: ({ name, depth, children }) => (depth === 2 || !children ? name : ''),
  },
  meta: { value: { formatter: (value: number) => `${value} pallets` } },
  drilldown: {
    enabled: true,
    breadCrumb: { position: 'top-left', rootText: 'Warehouse', dividerText: '/' },
  },
}

export default function WarehouseHalls() {
  return <CirclePackingChart {...config} />
}
