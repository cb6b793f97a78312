/**
 * title: Festival budget and spending
 * description: Each department has its own value. The part that its items don't cover stays empty, and the remaining budget is in the center.
 * keywords: parent value, ignoreParentValue, remainder, budget, gap
 */
import { SunburstChart, type SunburstChartProps } from '@opd/g2plot-react'

const items = (...list: [string, number][]) => list.map(([name, value]) => ({ name, value }))

// Thousand euros. The inner ring is the budget, and the outer ring is the spending.
const data = {
  name: 'Festival',
  value: 240,
  children: [
    { name: 'Artists', value: 95, children: items(['Fees', 58], ['Travel', 21]) },
    { name: 'Stage', value: 70, children: items(['Sound', 31], ['Lighting', 22], ['Rigging', 17]) },
    { name: 'Venue', value: 45, children: items(['Toilets', 14], ['Power', 9]) },
    { name: 'Promo', value: 30, children: items(['Posters', 12]) },
  ],
}

const total = data.value
const spent = data.children
  .flatMap(({ children }) => children)
  .reduce((sum, { value }) => sum + value, 0)

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const thousands = (value: number) => `${euros.format(value)}k`

const config: SunburstChartProps = {
  data,
  height: 360,
  radius: 1,
  innerRadius: 0.3,
  color: ['#9a6bdf', '#4c80f1', '#1f9d6b', '#db7417'],
  hierarchyConfig: { ignoreParentValue: false },
  sunburstStyle: { fillOpacity: 1 },
  drilldown: { enabled: false },
  label: { labelEmit: true, style: { textAlign: 'center', fill: '#000000' } },
  meta: { value: { formatter: thousands } },
  annotations: [
    {
      type: 'text',
      position: ['50%', '50%'],
      content: thousands(total - spent),
      offsetY: -8,
      style: { textAlign: 'center', fontSize: 18 },
    },
    {
      type: 'text',
      position: ['50%', '50%'],
      content: 'left',
      offsetY: 12,
      style: { textAlign: 'center' },
    },
  ],
}

export default function FestivalBudget() {
  return <SunburstChart {...config} />
}
