/**
 * title: Library collection by section
 * description: Clicking a tile shows the next level. The breadcrumb below the chart leads back.
 * keywords: drill-down, breadcrumb, levels, click, navigation
 */
import { TreemapChart, type TreemapChartProps } from '@opd/g2plot-react'

const leaves = (...list: [string, number][]) => list.map(([name, value]) => ({ name, value }))

const data = {
  name: 'Library',
  children: [
    {
      name: 'Fiction',
      children: [
        {
          name: 'Novels',
          children: leaves(['Contemporary', 5200], ['Historical', 2400], ['Classics', 3100]),
        },
        { name: 'Crime', children: leaves(['Mysteries', 2900], ['Thrillers', 2300]) },
        { name: 'Fantasy', children: leaves(['Epic', 1500], ['Urban', 700]) },
        { name: 'Poetry', value: 900 },
      ],
    },
    {
      name: 'Children',
      children: [
        { name: 'Picture books', value: 3400 },
        { name: 'Early readers', value: 2100 },
        {
          name: 'Young adult',
          children: leaves(['Adventure', 1600], ['Friendship', 1300], ['Horses', 800]),
        },
      ],
    },
    {
      name: 'Nonfiction',
      children: leaves(['History', 2600], ['Nature', 2200], ['Health', 1400], ['Computers', 1100]),
    },
    { name: 'Music', children: leaves(['Sheet music', 1700], ['Records', 1200]) },
    { name: 'Travel', value: 1900 },
  ],
}

const number = new Intl.NumberFormat('en')

const config: TreemapChartProps = {
  data,
  height: 360,
  color: ['#4c80f1', '#db7417', '#1f9d6b', '#9a6bdf', '#0e9bb5'],
  rectStyle: { lineWidth: 2 },
  legend: false,
  label: { formatter: ({ name, value }) => `${name}\n${number.format(value)}` },
  tooltip: { formatter: ({ name, value }) => ({ name, value: `${number.format(value)} books` }) },
  drilldown: {
    enabled: true,
    breadCrumb: { position: 'bottom-left', rootText: 'Library', dividerText: '/' },
  },
}

export default function LibrarySections() {
  return <TreemapChart {...config} />
}
