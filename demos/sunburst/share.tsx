/**
 * title: Electricity generation by source
 * description: The tooltip shows the share of each segment in its branch and in the total. Hovering a segment highlights it.
 * keywords: tooltip, customItems, percentage, share, parent, highlight, hover, states
 */
import { SunburstChart, type SunburstChartProps } from '@opd/g2plot-react'

const leaves = (...list: [string, number][]) => list.map(([name, value]) => ({ name, value }))

// Terawatt-hours per year.
const data = {
  name: 'Electricity',
  children: [
    { name: 'Wind', children: leaves(['Onshore', 113], ['Offshore', 26]) },
    { name: 'Solar', children: leaves(['Rooftop', 44], ['Ground', 20]) },
    { name: 'Coal', children: leaves(['Lignite', 76], ['Hard coal', 38]) },
    { name: 'Gas', value: 77 },
    { name: 'Biomass', value: 43 },
    { name: 'Hydro', value: 20 },
  ],
}

const terawattHours = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: SunburstChartProps = {
  data,
  height: 360,
  radius: 1,
  innerRadius: 0.2,
  color: ['#4c80f1', '#8a94a6', '#db7417', '#c99a06', '#1f9d6b', '#0e9bb5'],
  sunburstStyle: { fillOpacity: 1 },
  drilldown: { enabled: false },
  hierarchyConfig: { padding: 0.004 },
  label: { labelEmit: true, style: { textAlign: 'center', fill: '#000000' } },
  tooltip: {
    domStyles: { 'g2-tooltip': { whiteSpace: 'nowrap' } },
    customItems: (items) =>
      items.flatMap((item) => {
        const { name, value, parent, depth } = item.data
        const whole = depth === 1 ? parent : parent.parent
        const total = { ...item, name, value: `${terawattHours.format(value)} TWh` }
        const ofAll = {
          ...item,
          name: 'Share of total',
          value: percent.format(value / whole.value),
        }
        const ofBranch = {
          ...item,
          name: `Share of ${parent.data.name}`,
          value: percent.format(value / parent.value),
        }
        return depth === 1 ? [total, ofAll] : [total, ofBranch, ofAll]
      }),
  },
  interactions: [{ type: 'element-highlight' }],
}

export default function ElectricityMix() {
  return <SunburstChart {...config} />
}
