/**
 * title: Energy losses from fuel to light
 * description: Horizontal funnel with the stages from left to right and the rates above them.
 * keywords: horizontal, isTransposed, losses, efficiency
 */
import { FunnelChart, type FunnelChartProps } from '@opd/g2plot-react'

const data = [
  { stage: 'Fuel', energy: 100 },
  { stage: 'Plant', energy: 41 },
  { stage: 'Grid', energy: 38 },
  { stage: 'Light', energy: 15 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: FunnelChartProps = {
  data,
  xField: 'stage',
  yField: 'energy',
  isTransposed: true,
  height: 320,
  appendPadding: [24, 8, 8, 8],
  minSize: 0.1,
  color: ['#e5484d', '#db7417', '#c99a06', '#d8b13a'],
  legend: false,
  label: {
    formatter: (row) => `${row.stage}\n${row.energy} kWh`,
    style: { textAlign: 'center', lineHeight: 18 },
    layout: [{ type: 'adjust-color' }],
  },
  conversionTag: {
    offsetX: 4,
    formatter: (row) => {
      const [before, now] = row?.$$conversion$$ ?? []
      return percent.format(now / before)
    },
  },
  tooltip: { formatter: (row) => ({ name: row.stage, value: `${row.energy} kWh` }) },
}

export default function EnergyToLight() {
  return <FunnelChart {...config} />
}
