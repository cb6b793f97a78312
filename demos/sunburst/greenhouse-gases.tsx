/**
 * title: Greenhouse gas emissions by sector
 * description: Two rings with radial labels. The angle shows the share of the total, and segments below 2% have no label.
 * keywords: climate, emissions, two levels, radial labels
 */
import { SunburstChart, type SunburstChartProps } from '@opd/g2plot-react'

const leaves = (...list: [string, number][]) => list.map(([name, value]) => ({ name, value }))

// Percentage of global emissions.
const data = {
  name: 'Emissions',
  children: [
    {
      name: 'Industry',
      children: leaves(['Steel', 7.2], ['Chemicals', 5.8], ['Cement', 3], ['Other', 13.4]),
    },
    {
      name: 'Farming',
      children: leaves(
        ['Livestock', 5.8],
        ['Soils', 4.1],
        ['Burning', 3.5],
        ['Clearing', 2.2],
        ['Other', 2.8],
      ),
    },
    { name: 'Buildings', children: leaves(['Homes', 10.9], ['Offices', 6.6]) },
    {
      name: 'Transport',
      children: leaves(['Road', 11.9], ['Air', 1.9], ['Ships', 1.7], ['Rail', 0.7]),
    },
    { name: 'Fuels', children: leaves(['Leaks', 5.8], ['Other', 7.8]) },
    { name: 'Waste', children: leaves(['Landfill', 1.9], ['Sewage', 1.3]) },
  ],
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

const config: SunburstChartProps = {
  data,
  height: 380,
  radius: 1,
  innerRadius: 0.12,
  color: ['#4c80f1', '#1f9d6b', '#c99a06', '#db7417', '#9a6bdf', '#8a94a6'],
  sunburstStyle: { fillOpacity: 1 },
  drilldown: { enabled: false },
  label: {
    labelEmit: true, // Rotates labels along the radius.
    style: { textAlign: 'center', fill: '#000000' },
    // x is the start and end of the segment, from 0 to 1.
    formatter: ({ name, x }) => (x[1] - x[0] > 0.02 ? name : ''),
  },
  meta: { value: { formatter: (value: number) => percent.format(value / 100) } },
}

export default function GreenhouseGases() {
  return <SunburstChart {...config} />
}
