/**
 * title: Bundle size by module
 * description: Modules of a web application, sized by kilobytes and colored by origin.
 * keywords: bundle size, nested, groups, colorField, legend, labels
 */
import { TreemapChart, type TreemapChartProps } from '@opd/g2plot-react'

const leaves = (...list: [string, number][]) => list.map(([name, value]) => ({ name, value }))

// Compressed size in kilobytes.
const data = {
  name: 'Bundle',
  children: [
    {
      name: 'Packages',
      origin: 'Packages',
      children: leaves(
        ['charts', 148],
        ['editor', 84],
        ['react-dom', 56],
        ['dates', 34],
        ['router', 21],
      ),
    },
    {
      name: 'Our code',
      origin: 'Our code',
      children: leaves(['reports', 47], ['orders', 38], ['shared', 29], ['account', 21]),
    },
    {
      name: 'Assets',
      origin: 'Assets',
      children: leaves(['fonts', 42], ['icons', 26], ['i18n', 12]),
    },
  ],
}

const kilobytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte' })

const config: TreemapChartProps = {
  data,
  colorField: 'origin',
  height: 360,
  color: ['#4c80f1', '#db7417', '#8a94a6'],
  rectStyle: { lineWidth: 2 },
  legend: { position: 'top-left', flipPage: false },
  label: {
    style: { fill: '#000000' },
    formatter: ({ name, value }) => `${name}\n${kilobytes.format(value)}`,
  },
  tooltip: { formatter: ({ name, value }) => ({ name, value: kilobytes.format(value) }) },
}

export default function BundleContents() {
  return <TreemapChart {...config} />
}
