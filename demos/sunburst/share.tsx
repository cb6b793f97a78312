/**
 * title: Share of the branch, share of the whole
 * description: The tooltip says both; the sector at the pointer stands out.
 * keywords: tooltip, customItems, percentage, parent, highlight, states
 */
import { SunburstChart, type SunburstChartProps } from '@opd/g2plot-react'

const leaves = (...list: [string, number][]) => list.map(([name, value]) => ({ name, value }))

// terawatt hours in a year
const data = {
  name: 'Electricity',
  children: [
    { name: 'Wind', children: leaves(['On land', 113], ['At sea', 26]) },
    { name: 'Sun', children: leaves(['Roofs', 44], ['Fields', 20]) },
    { name: 'Coal', children: leaves(['Lignite', 76], ['Hard coal', 38]) },
    { name: 'Gas', value: 77 },
    { name: 'Biomass', value: 43 },
    { name: 'Water', value: 20 },
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
          name: 'of all electricity',
          value: percent.format(value / whole.value),
        }
        const ofBranch = {
          ...item,
          name: `of ${parent.data.name}`,
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
