/**
 * title: Backpack weight by item
 * description: A donut that shows the weight and share of the hovered slice or legend item in the center.
 * keywords: donut, statistic, hover, pie-statistic-active, interaction, total
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const data = [
  { item: 'Tent', grams: 2150 },
  { item: 'Food', grams: 1900 },
  { item: 'Water', grams: 1500 },
  { item: 'Clothes', grams: 1320 },
  { item: 'Sleeping bag', grams: 980 },
  { item: 'Stove', grams: 640 },
]

const load = data.reduce((sum, row) => sum + row.grams, 0)
const kilos = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilogram',
  minimumFractionDigits: 2,
})
const share = new Intl.NumberFormat('en', { style: 'percent' })

const config: PieChartProps = {
  data,
  angleField: 'grams',
  colorField: 'item',
  height: 320,
  radius: 0.95,
  innerRadius: 0.66,
  color: ['#4c80f1', '#1f9d6b', '#0e9bb5', '#9a6bdf', '#d6409f', '#db7417'],
  label: false,
  legend: { position: 'bottom', flipPage: false },
  statistic: {
    title: {
      formatter: (row) => (row ? `${row.item}, ${share.format(row.grams / load)}` : 'Total'),
      style: { fontSize: '14px', lineHeight: 1.5 },
    },
    content: {
      formatter: (row) => kilos.format((row ? row.grams : load) / 1000),
      style: { fontSize: '26px', lineHeight: 1.2 },
    },
  },
  interactions: [
    { type: 'element-active' },
    {
      type: 'pie-statistic-active',
      cfg: {
        start: [
          { trigger: 'element:mouseenter', action: 'pie-statistic:change' },
          { trigger: 'legend-item:mouseenter', action: 'pie-statistic:change' },
        ],
        end: [
          { trigger: 'element:mouseleave', action: 'pie-statistic:reset' },
          { trigger: 'legend-item:mouseleave', action: 'pie-statistic:reset' },
        ],
      },
    },
  ],
}

export default function BackpackWeight() {
  return <PieChart {...config} />
}
